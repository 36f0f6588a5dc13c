import { randomBytes } from 'node:crypto';
import type { Json } from './google-api';
import type { Change, Step } from './step';

/** The account that all functions run as, instead of one that may edit the whole project. */
const FUNCTIONS = 'functions';

/** The work of the functions: data, sign-ins, files, tasks, and the rights that events and schedules need to reach them. */
const FUNCTION_ROLES = [
  'roles/cloudtasks.enqueuer',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  // Signs the tokens of sign-ins, and for tasks that name it.
  'roles/iam.serviceAccountTokenCreator',
  'roles/iam.serviceAccountUser',
  'roles/logging.logWriter',
  'roles/run.invoker',
  'roles/secretmanager.secretAccessor',
  'roles/storage.objectAdmin',
];

interface Binding {
  readonly role: string;
  readonly members: readonly string[];
}

/** The functions' own account, and who may do what. */
export const accounts: Step = async (api, { projectId }) => {
  const iam = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts`;
  const email = `${FUNCTIONS}@${projectId}.iam.gserviceaccount.com`;
  const changes: Change[] = [];
  if ((await api.get(`${iam}/${email}`)) === null) {
    changes.push({
      what: `Create the account ${email}, which the functions run as`,
      apply: () =>
        api.send('POST', iam, {
          accountId: FUNCTIONS,
          serviceAccount: { displayName: 'Hearthkin functions' },
        }),
    });
  }
  const project = `https://cloudresourcemanager.googleapis.com/v3/projects/${projectId}`;
  const found = await api.get(project);
  // Before its API is enabled, as in a first dry run, neither the number nor a grant is known.
  const number = found === null ? 'NUMBER' : String(found.name).split('/').at(-1);
  const storage = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const agents: readonly (readonly [string, string])[] = [
    // Deliver events to functions. Google knows these accounts only once they are made.
    [
      'roles/eventarc.serviceAgent',
      `serviceAccount:service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`,
    ],
    [
      'roles/iam.serviceAccountTokenCreator',
      `serviceAccount:service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    ],
    // Asks reCAPTCHA before a text message.
    [
      'roles/identitytoolkit.serviceAgent',
      `serviceAccount:service-${number}@gcp-sa-identitytoolkit.iam.gserviceaccount.com`,
    ],
  ];
  const wanted: readonly (readonly [string, string])[] = [
    ...FUNCTION_ROLES.map((role) => [role, `serviceAccount:${email}`] as const),
    // Storage rules read Firestore: without it they refuse every file.
    ['roles/firebaserules.firestoreServiceAgent', `serviceAccount:${storage}`],
    ...agents,
    // Builds the functions. Organizations made since 2024 grant it nothing by themselves.
    [
      'roles/cloudbuild.builds.builder',
      `serviceAccount:${number}-compute@developer.gserviceaccount.com`,
    ],
  ];
  const readPolicy = () =>
    api.send('POST', `${project}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
  const policy = found === null ? {} : await readPolicy();
  const missing = wanted.filter(([role, member]) => !isBound(policy, role, member));
  if (missing.some((each) => agents.includes(each))) {
    changes.push({
      what: 'Make Google’s accounts of Eventarc, Pub/Sub and Identity Platform, by which events and text messages come',
      apply: async () => {
        for (const service of ['eventarc', 'pubsub', 'identitytoolkit']) {
          const url = `https://serviceusage.googleapis.com/v1beta1/projects/${number}/services/${service}.googleapis.com:generateServiceIdentity`;
          await api.send('POST', url, {});
        }
      },
    });
  }
  if (missing.length > 0) {
    changes.push({
      what: `Grant ${missing.map(([role, member]) => `${role} to ${member.slice('serviceAccount:'.length)}`).join(', ')}`,
      apply: async () => {
        if (found === null) throw new Error('The project’s API isn’t ready yet: run this again.');
        // Read again: with its etag, another person's change in between makes this fail instead of being lost.
        const changed = withRoles(await readPolicy(), missing);
        return api.send('POST', `${project}:setIamPolicy`, { policy: changed });
      },
    });
  }
  return changes;
};

const bindingsOf = (policy: Json) => (policy.bindings ?? []) as readonly Binding[];

function isBound(policy: Json, role: string, member: string): boolean {
  return bindingsOf(policy).some(
    (binding) =>
      binding.role === role && !('condition' in binding) && binding.members.includes(member),
  );
}

/** Adds roles; all that is there stays. */
function withRoles(policy: Json, missing: readonly (readonly [string, string])[]): Json {
  const added = missing.map(([role, member]) => ({ role, members: [member] }));
  return { ...policy, version: 3, bindings: [...bindingsOf(policy), ...added] };
}

/** Secrets that are ours to invent. Any other has to come from its service. */
const INVENTED = new Set(['MAIL_LINK_KEY', 'PEOPLE_KEY', 'TURN_SECRET']);

/** The secrets of the bundle: each has to exist before it is deployed. None that has a value is changed. */
export const secrets: Step = async (api, { projectId, secrets: names }) => {
  const all = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets`;
  const changes: Change[] = [];
  for (const name of names) {
    const found = await api.get(`${all}/${name}`);
    const { versions = [] } =
      found === null
        ? {}
        : ((await api.get(`${all}/${name}/versions`)) as { versions?: unknown[] });
    if (found !== null && versions.length > 0) continue;
    const kind = INVENTED.has(name) ? 'a random key' : '“unset”, until you set it';
    changes.push({
      what: `Store ${name}: ${kind}`,
      apply: async () => {
        if (found === null) {
          await api.send('POST', `${all}?secretId=${name}`, { replication: { automatic: {} } });
        }
        const value = INVENTED.has(name) ? randomBytes(32).toString('base64') : 'unset';
        const data = Buffer.from(value).toString('base64');
        await api.send('POST', `${all}/${name}:addVersion`, { payload: { data } });
      },
    });
  }
  return changes;
};
