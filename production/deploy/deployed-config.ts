import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { REGION } from '@hearthkin/domain/region';
import type { FirebaseJson } from '@hearthkin/emulators/launcher/emulator-config';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { deployedHeaders } from '@hearthkin/emulators/launcher/site-policy';

/** In the project's folder, since the paths in it are relative to its own. */
const CONFIG = 'firebase.deploy.json';

type Settings = Readonly<Record<string, string>>;

/**
 * The settings of the functions in one project: those of all, and of `functions/.env.PROJECT`.
 * @throws Error without the address of the site, which links in emails start with.
 */
export function functionSettings(projectId: string): Settings {
  const settings = {
    ...settingsOf('functions/.env'),
    ...settingsOf(`functions/.env.${projectId}`),
  };
  if (!settings.SITE_URL?.startsWith('https://')) {
    throw new Error(
      `functions/.env.${projectId} has no SITE_URL, such as https://hearthkin.example.`,
    );
  }
  return settings;
}

/**
 * The settings of the site in one project: `web/.env.PROJECT`.
 * @throws Error if they are missing, another project's, or name a crisis line without its hours.
 */
export function siteSettings(projectId: string): Settings {
  const settings = settingsOf(`web/.env.${projectId}`);
  if (settings.VITE_FIREBASE_PROJECT_ID !== projectId) {
    throw new Error(
      `web/.env.${projectId} names the project “${settings.VITE_FIREBASE_PROJECT_ID ?? ''}”: visitors of ${projectId} would use that one.`,
    );
  }
  requireWholeCrisisLine(settings);
  return settings;
}

/** @throws Error for a crisis line without its hours: people in a crisis must know whether someone answers. */
export function requireWholeCrisisLine({ VITE_CRISIS_PHONE, VITE_CRISIS_HOURS }: Settings): void {
  if (Boolean(VITE_CRISIS_PHONE) === Boolean(VITE_CRISIS_HOURS)) return;
  throw new Error(
    'VITE_CRISIS_PHONE and VITE_CRISIS_HOURS go together: the line is shown with both.',
  );
}

/**
 * Compares what functions ask of the site with what it sends.
 * @throws Error if calls need tokens that the site doesn't send: no one could do anything.
 */
export function requireAgreement(functions: Settings, site: Settings): void {
  const { APP_CHECK: appCheck = 'off' } = functions;
  if (!['off', 'enforce'].includes(appCheck)) {
    throw new Error(`APP_CHECK is “${appCheck}”: off or enforce.`);
  }
  if (appCheck === 'enforce' && !site.VITE_APP_CHECK_KEY) {
    throw new Error(
      'APP_CHECK is “enforce”, and the site has no VITE_APP_CHECK_KEY to get tokens with.',
    );
  }
}

function settingsOf(file: string): Settings {
  const path = join(ROOT, file);
  if (!existsSync(path)) {
    throw new Error(`${file} is missing: docs/operations.md says what goes there.`);
  }
  const found = Object.entries(parseEnv(readFileSync(path, 'utf8')));
  return Object.fromEntries(found.map(([name, value]) => [name, value ?? '']));
}

/** firebase.json with the headers of one project. */
export function deployedConfig(settings: Settings): FirebaseJson {
  const base: FirebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const hosts = {
    projectId: settings.VITE_FIREBASE_PROJECT_ID ?? '',
    authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    usesAppCheck: Boolean(settings.VITE_APP_CHECK_KEY),
    sentryDsn: settings.VITE_SENTRY_DSN,
  };
  const headers = deployedHeaders(base.hosting?.headers ?? [], hosts, REGION);
  return { ...base, hosting: { ...base.hosting, headers } };
}

/** Writes a configuration where the Firebase CLI finds it. Returns the file's name. */
export function writeDeployedConfig(config: FirebaseJson): string {
  writeFileSync(join(ROOT, CONFIG), `${JSON.stringify(config, null, 2)}\n`);
  return CONFIG;
}
