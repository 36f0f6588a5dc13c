import type { GoogleApi, Json } from './google-api';
import type { Change, Step } from './step';

/** By which the set-up knows its key again. */
const KEY_NAME = 'Hearthkin App Check';

/** The proof of the site to Firebase that a request comes from it: a key of reCAPTCHA, known to App Check. */
export const appCheck: Step = async (api, { projectId, siteUrl }) => {
  const config = await configOf(api, projectId);
  const registered = config === null ? '' : String((await api.get(config))?.siteKey ?? '');
  const all = `https://recaptchaenterprise.googleapis.com/v1/projects/${projectId}/keys`;
  const { keys = [] } = ((await api.get(`${all}?pageSize=1000`)) ?? {}) as {
    keys?: readonly Json[];
  };
  const key = keys.find(({ displayName }) => displayName === KEY_NAME);
  // One that a person has registered stays.
  if (registered !== '' && idOf(key) !== registered) return [];
  const hosts = [new URL(siteUrl).hostname, `${projectId}.web.app`, `${projectId}.firebaseapp.com`];
  const changes: Change[] = [];
  if (key === undefined) {
    const webSettings = { integrationType: 'SCORE', allowedDomains: hosts };
    changes.push({
      what: `Create a key of reCAPTCHA for ${hosts.join(', ')}`,
      apply: () => api.send('POST', all, { displayName: KEY_NAME, webSettings }),
    });
  } else {
    const { allowedDomains = [] } = (key.webSettings ?? {}) as {
      allowedDomains?: readonly string[];
    };
    const missing = hosts.filter((host) => !allowedDomains.includes(host));
    if (missing.length > 0) {
      changes.push({
        what: `Let the key of reCAPTCHA be used on ${missing.join(', ')}`,
        apply: () =>
          api.send('PATCH', `${all}/${idOf(key)}?updateMask=webSettings.allowedDomains`, {
            webSettings: { allowedDomains: [...allowedDomains, ...missing] },
          }),
      });
    }
  }
  if (registered === '') {
    changes.push({
      what: 'Register the key with App Check, which enforces nothing yet',
      apply: () => register(api, projectId, all),
    });
  }
  return changes;
};

/** The address of the web app's configuration; null while there is no app. */
async function configOf(api: GoogleApi, projectId: string): Promise<string | null> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${projectId}/webApps`;
  const { apps = [] } = ((await api.get(url)) ?? {}) as { apps?: readonly { appId: string }[] };
  const [app] = apps;
  if (app === undefined) return null;
  return `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${app.appId}/recaptchaEnterpriseConfig`;
}

/** Reads app and key again: both may have been made a moment ago. */
async function register(api: GoogleApi, projectId: string, all: string): Promise<Json> {
  const config = await configOf(api, projectId);
  const { keys = [] } = ((await api.get(`${all}?pageSize=1000`)) ?? {}) as {
    keys?: readonly Json[];
  };
  const siteKey = idOf(keys.find(({ displayName }) => displayName === KEY_NAME));
  if (config === null || siteKey === '') {
    throw new Error('The web app or its key of reCAPTCHA isn’t there yet: run this again.');
  }
  return api.send('PATCH', `${config}?updateMask=siteKey`, { siteKey });
}

/** A key's id, which is what the site shows reCAPTCHA. */
function idOf(key: Json | undefined): string {
  return (
    String(key?.name ?? '')
      .split('/')
      .at(-1) ?? ''
  );
}
