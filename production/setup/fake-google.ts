import type { GoogleApi, Json } from './google-api';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Json;
}

type Answers = Map<string, Json>;
type Effect = (answers: Answers, url: URL, body: Json) => void;

const list = (answers: Answers, url: string, field: string) => [
  ...((answers.get(url)?.[field] ?? []) as readonly Json[]),
];

/** The item that a POST to a collection leaves there, which its list shows. */
const listed =
  (field: string): Effect =>
  (answers, url, body) => {
    const at = `${url.origin}${url.pathname}`;
    const found = list(answers, at, field);
    answers.set(at, { [field]: [...found, { name: `${at}/${found.length + 1}`, ...body }] });
  };

/** @throws Error as Google refuses a right of an account that it hasn't made yet. */
function requireKnownMembers(answers: Answers, policy: Json): void {
  for (const [, account, service] of JSON.stringify(policy).matchAll(
    /serviceAccount:(service-\d+@gcp-sa-(eventarc|pubsub|identitytoolkit)[^"]+)/g,
  )) {
    const isMade = [...answers.keys()].some((url) =>
      url.endsWith(`/${service}.googleapis.com:generateServiceIdentity`),
    );
    if (!isMade) throw new Error(`Service account ${account} does not exist.`);
  }
}

/** Changes whose effects are read again, by the end of their path. */
const EFFECTS: readonly (readonly [end: RegExp, effect: Effect])[] = [
  [
    /\/services:batchEnable$/,
    (answers, url, { serviceIds }) => {
      const at = `${url.origin}${url.pathname.replace(':batchEnable', '')}?filter=state:ENABLED&pageSize=200`;
      const added = (serviceIds as readonly string[]).map((name) => ({ config: { name } }));
      answers.set(at, { services: [...list(answers, at, 'services'), ...added] });
    },
  ],
  [/:addFirebase$/, (answers, url) => answers.set(url.href.replace(':addFirebase', ''), {})],
  [
    /\/webApps$/,
    (answers, url, body) => listed('apps')(answers, url, { ...body, appId: '1:123456:web:abc' }),
  ],
  [
    /\/keys$/,
    (answers, url, body) => {
      const at = `${url.href}?pageSize=1000`;
      const name = `projects/123456/keys/6Lkey${list(answers, at, 'keys').length + 1}`;
      answers.set(at, { keys: [...list(answers, at, 'keys'), { name, ...body }] });
    },
  ],
  [
    /\/databases$/,
    (answers, url, body) => answers.set(`${url.origin}${url.pathname}/(default)`, body),
  ],
  [/\/backupSchedules$/, listed('backupSchedules')],
  [
    /\/identityPlatform:initializeAuth$/,
    (answers, url) =>
      answers.set(
        url.href.replace('/v2/', '/admin/v2/').replace('identityPlatform:initializeAuth', 'config'),
        { authorizedDomains: ['localhost'] },
      ),
  ],
  [
    /\/serviceAccounts$/,
    (answers, url, { accountId }) => {
      const project = url.pathname.split('/')[3];
      answers.set(`${url.href}/${accountId}@${project}.iam.gserviceaccount.com`, {});
    },
  ],
  [/:generateServiceIdentity$/, (answers, url) => answers.set(url.href, {})],
  [
    /:setIamPolicy$/,
    (answers, url, { policy }) => {
      requireKnownMembers(answers, policy as Json);
      answers.set(url.href.replace(':setIamPolicy', ':getIamPolicy'), policy as Json);
    },
  ],
  [
    /\/secrets$/,
    (answers, url) =>
      answers.set(`${url.origin}${url.pathname}/${url.searchParams.get('secretId')}`, {}),
  ],
  [
    /:addVersion$/,
    (answers, url) => answers.set(url.href.replace(':addVersion', '/versions'), { versions: [{}] }),
  ],
  [/\/budgets$/, listed('budgets')],
  [/\/uptimeCheckConfigs$/, listed('uptimeCheckConfigs')],
  [/\/metrics$/, (answers, url, body) => answers.set(`${url.href}/${String(body.name)}`, body)],
  [/\/notificationChannels$/, listed('notificationChannels')],
  [
    /\/alertPolicies$/,
    (answers, url, body) => {
      const at = `${url.href}?pageSize=200`;
      answers.set(at, { alertPolicies: [...list(answers, at, 'alertPolicies'), body] });
    },
  ],
  [
    /\/queues\/[^/]+:(pause|resume)$/,
    (answers, url) => {
      const state = url.pathname.endsWith(':pause') ? 'PAUSED' : 'RUNNING';
      answers.set(url.href.replace(/:\w+$/, ''), { state });
    },
  ],
  [
    /\/rulesets$/,
    (answers, url, body) => answers.set(`${url.href}/closed`, { name: 'closed', ...body }),
  ],
  // Of Hosting: the list of releases is read as it was.
  [/\/releases$/, () => {}],
  [/\/defaultBucket$/, (answers, url) => answers.set(url.href, {})],
];

/** A project whose answers to reads change with what is sent, as Google's references describe them. */
export class FakeGoogle implements GoogleApi {
  readonly sent: Sent[] = [];
  readonly #answers: Answers;

  readonly #onceEnabled: Readonly<Record<string, Json>>;

  /** @param onceEnabled what is answered as soon as APIs are enabled. */
  constructor(
    answers: Readonly<Record<string, Json>>,
    onceEnabled: Readonly<Record<string, Json>> = {},
  ) {
    this.#answers = new Map(Object.entries(answers));
    this.#onceEnabled = onceEnabled;
  }

  async get(url: string): Promise<Json | null> {
    return structuredClone(this.#answers.get(url) ?? null);
  }

  async send(method: 'POST' | 'PATCH' | 'DELETE', url: string, body: Json = {}): Promise<Json> {
    if (url.endsWith(':getIamPolicy')) {
      const isEnabled = (await this.get(url.replace(':getIamPolicy', ''))) !== null;
      if (!isEnabled) throw new Error('Cloud Resource Manager API has not been used in project');
      return (await this.get(url)) ?? { etag: 'a' };
    }
    this.sent.push({ method, url, body });
    const at = new URL(url);
    if (method === 'PATCH') {
      const plain = `${at.origin}${at.pathname}`;
      this.#answers.set(plain, merged(this.#answers.get(plain) ?? {}, body));
      return {};
    }
    if (method === 'DELETE') {
      this.#answers.delete(`${at.origin}${at.pathname}`);
      return {};
    }
    const effect = EFFECTS.find(([end]) => end.test(at.pathname))?.[1];
    if (effect === undefined) throw new Error(`Nothing is known of POST ${url}`);
    effect(this.#answers, at, body);
    if (at.pathname.endsWith(':batchEnable')) {
      for (const [known, answer] of Object.entries(this.#onceEnabled)) {
        this.#answers.set(known, answer);
      }
    }
    return {};
  }

  begin(url: string, body: Json): Promise<Json> {
    return this.send('POST', url, body);
  }
}

function merged(before: Json, change: Json): Json {
  const parts = Object.entries(change).map(([key, value]) => {
    const old = before[key];
    const isBoth = isObject(old) && isObject(value);
    return [key, isBoth ? merged(old, value) : value];
  });
  return { ...before, ...Object.fromEntries(parts) };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
