import type { GoogleApi, Json } from './google-api';
import type { Wishes } from './step';

/**
 * The settings of the site, `web/.env.example` with what Google and the wishes say of the project.
 * @returns null while the site isn't registered as a web app.
 */
export async function siteSettingsFor(
  api: GoogleApi,
  { projectId, siteUrl }: Wishes,
  example: string,
): Promise<string | null> {
  const base = `https://firebase.googleapis.com/v1beta1/projects/${projectId}/webApps`;
  const { apps = [] } = ((await api.get(base)) ?? {}) as { apps?: readonly Json[] };
  const [app] = apps;
  const config = app === undefined ? null : await api.get(`${base}/${app.appId}/config`);
  if (config === null) return null;
  const values: Readonly<Record<string, unknown>> = {
    VITE_FIREBASE_API_KEY: config.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: config.authDomain,
    VITE_FIREBASE_PROJECT_ID: config.projectId,
    VITE_FIREBASE_APP_ID: config.appId,
    VITE_FIREBASE_STORAGE_BUCKET: config.storageBucket,
    VITE_SITE_ORIGIN: siteUrl,
  };
  return example
    .replace(
      /Copy this file to web\/\.env\.PROJECT, fill it in, and commit it:/,
      'Fill it in and commit it:',
    )
    .replace(/^(VITE_\w+)=.*$/gm, (line, name) =>
      name in values ? `${name}=${values[name]}` : line,
    );
}
