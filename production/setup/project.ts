import type { Step } from './step';

/** Every API that the product, its deployment or this set-up uses. */
const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  // Its account builds the functions.
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'orgpolicy',
  'pubsub',
  'recaptchaenterprise',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The number of APIs that one request may enable. */
const AT_ONCE = 20;

/** Enables the APIs that are not. */
export const apis: Step = async (api, { projectId }) => {
  const base = `https://serviceusage.googleapis.com/v1/projects/${projectId}/services`;
  const enabled = new Set<string>();
  for (let page = ''; ; ) {
    const found = (await api.get(`${base}?filter=state:ENABLED&pageSize=200${page}`)) ?? {};
    const services = (found.services ?? []) as readonly { config: { name: string } }[];
    for (const { config } of services) enabled.add(config.name);
    if (typeof found.nextPageToken !== 'string') break;
    page = `&pageToken=${found.nextPageToken}`;
  }
  const missing = APIS.filter((name) => !enabled.has(name));
  const groups: string[][] = [];
  for (let at = 0; at < missing.length; at += AT_ONCE) groups.push(missing.slice(at, at + AT_ONCE));
  return groups.map((serviceIds) => ({
    what: `Enable ${serviceIds.length} APIs: ${serviceIds.map((id) => id.split('.')[0]).join(', ')}`,
    apply: () => api.send('POST', `${base}:batchEnable`, { serviceIds }),
  }));
};

/** Adds Firebase to the project, and the web app that the site is. */
export const firebase: Step = async (api, { projectId }) => {
  const project = `https://firebase.googleapis.com/v1beta1/projects/${projectId}`;
  const changes = [];
  if ((await api.get(project)) === null) {
    changes.push({
      what: 'Add Firebase to the project',
      apply: () => api.send('POST', `${project}:addFirebase`, {}),
    });
  }
  const { apps = [] } = ((await api.get(`${project}/webApps`)) ?? {}) as { apps?: unknown[] };
  if (apps.length === 0) {
    changes.push({
      what: 'Register the site as a web app',
      apply: () => api.send('POST', `${project}/webApps`, { displayName: 'Hearthkin' }),
    });
  }
  return changes;
};
