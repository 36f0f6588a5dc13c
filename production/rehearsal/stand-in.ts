import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REGION } from '@hearthkin/domain/foundation/region';
import type { Json } from '../setup/google-api';

/** A request of the Firebase CLI, as Google would have got it. */
export interface SentRequest {
  readonly method: string;
  readonly host: string;
  /** The path with its query. */
  readonly path: string;
  /** Null for files. */
  readonly body: Json | null;
}

/** The CLI's own settings for the addresses of Google's services (`lib/api.js` of firebase-tools). */
export const ORIGINS: Readonly<Record<string, string>> = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry.googleapis.com',
  CLOUD_RUN_API_URL: 'run.googleapis.com',
  CLOUD_RUN_URL: 'run.googleapis.com',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager.googleapis.com',
  COMPUTE_URL: 'compute.googleapis.com',
  EVENTARC_URL: 'eventarc.googleapis.com',
  FIREBASE_API_URL: 'firebase.googleapis.com',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit.googleapis.com',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling.googleapis.com',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild.googleapis.com',
  FIREBASE_CLOUDSCHEDULER_URL: 'cloudscheduler.googleapis.com',
  FIREBASE_CLOUD_TAKS_URL: 'cloudtasks.googleapis.com',
  FIREBASE_EXT_URL: 'firebaseextensions.googleapis.com',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage.googleapis.com',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions.googleapis.com',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions.googleapis.com',
  FIREBASE_HOSTING_API_URL: 'firebasehosting.googleapis.com',
  FIREBASE_IAM_URL: 'iam.googleapis.com',
  FIREBASE_IDENTITY_URL: 'identitytoolkit.googleapis.com',
  FIREBASE_PUBSUB_URL: 'pubsub.googleapis.com',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager.googleapis.com',
  FIREBASE_RULES_URL: 'firebaserules.googleapis.com',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig.googleapis.com',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage.googleapis.com',
  FIREBASE_STORAGE_URL: 'storage.googleapis.com',
  FIREBASE_TOKEN_URL: 'oauth2.googleapis.com',
  FIRESTORE_URL: 'firestore.googleapis.com',
};

/** The host of files that the CLI sends to an address it was given. */
const UPLOADS = 'uploads.invalid';

const NUMBER = '123456789012';

/** A refusal of one request, as Google's references document it. */
export interface Refusal {
  /** The first request like this, by method, host and path, is refused. */
  readonly of: RegExp;
  readonly code: number;
  readonly message: string;
}

interface Asked extends SentRequest {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

type Answer = (asked: Asked) => Json | null;

/**
 * The services of Google for a new, empty project, on this machine: they take everything, remember it, and answer as their
 * references say. Null is answered as 404.
 */
export class GoogleStandIn {
  readonly sent: SentRequest[] = [];
  readonly #projectId: string;
  readonly #server: Server;
  /** The functions by version of the API and name, as in `/v2/createBooking`. */
  readonly #made = new Map<string, Json>();
  #origin = '';

  readonly #refusals: Refusal[];

  constructor(projectId: string, refusals: readonly Refusal[] = []) {
    this.#projectId = projectId;
    this.#refusals = [...refusals];
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  /** Starts, and returns the environment in which the Firebase CLI asks only here. */
  async start(): Promise<Readonly<Record<string, string>>> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    this.#origin = `http://127.0.0.1:${port}`;
    const origins = Object.entries(ORIGINS).map(([name, host]) => [
      name,
      `${this.#origin}/${host}`,
    ]);
    return {
      ...Object.fromEntries(origins),
      FIREBASE_TOKEN: 'rehearsal',
      // Anything else would go through this proxy, which takes no tunnels.
      HTTPS_PROXY: this.#origin,
    };
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, host = '', ...rest] = (request.url ?? '').split('/');
    const path = `/${rest.join('/')}`;
    const { pathname, searchParams: query } = new URL(path, this.#origin);
    const body = jsonOf(Buffer.concat(chunks).toString('utf8'));
    const sent = { method: request.method ?? '', host, path, body };
    this.sent.push(sent);
    const at = this.#refusals.findIndex((each) => each.of.test(`${sent.method} ${host}${path}`));
    const [refusal] = at === -1 ? [] : this.#refusals.splice(at, 1);
    if (refusal !== undefined) {
      const { code, message } = refusal;
      response.writeHead(code, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code, message } }));
      return;
    }
    const answer = this.#answer({ ...sent, pathname, query });
    response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: { code: 404, message: 'Not found' } }));
  }

  #answer(asked: Asked): Json | null {
    const { method, host, pathname, body } = asked;
    if (pathname.endsWith(':testIamPermissions')) return { permissions: body?.permissions ?? [] };
    if (pathname.endsWith(':getIamPolicy')) return { version: 1, etag: 'a', bindings: [] };
    if (pathname.endsWith(':setIamPolicy')) return (body?.policy ?? {}) as Json;
    const known = this.#answers[`${method} ${host}`] ?? this.#answers[host];
    return known === undefined ? { ...body, name: pathname } : known(asked);
  }

  readonly #answers: Readonly<Record<string, Answer>> = {
    'serviceusage.googleapis.com': ({ pathname }) => ({ name: pathname, state: 'ENABLED' }),
    'firebase.googleapis.com': ({ pathname }) => ({
      projectId: this.#projectId,
      projectNumber: NUMBER,
      ...(pathname.endsWith('/adminSdkConfig') && {
        storageBucket: `${this.#projectId}.firebasestorage.app`,
      }),
      state: 'ACTIVE',
      resources: { hostingSite: this.#projectId },
    }),
    'cloudresourcemanager.googleapis.com': () => ({
      projectId: this.#projectId,
      projectNumber: NUMBER,
      lifecycleState: 'ACTIVE',
    }),
    'cloudbilling.googleapis.com': () => ({ billingEnabled: true }),
    'GET compute.googleapis.com': () => ({
      defaultServiceAccount: `${NUMBER}-compute@developer.gserviceaccount.com`,
    }),
    'GET firestore.googleapis.com': ({ pathname }) =>
      pathname.includes('/collectionGroups/')
        ? {}
        : { name: pathname, type: 'FIRESTORE_NATIVE', locationId: 'nam5' },
    'GET firebasestorage.googleapis.com': () => ({
      bucket: {
        name: `projects/${this.#projectId}/buckets/${this.#projectId}.firebasestorage.app`,
      },
    }),
    'GET firebaserules.googleapis.com': () => ({ releases: [] }),
    'POST firebaserules.googleapis.com': ({ pathname }) =>
      pathname.endsWith(':test') ? {} : { name: `projects/${this.#projectId}/rulesets/1` },
    'GET secretmanager.googleapis.com': ({ pathname }) =>
      pathname.includes('/versions/')
        ? { name: pathname.slice(4).replace('latest', '1'), state: 'ENABLED' }
        : { name: pathname.slice(4), labels: {} },
    'GET identitytoolkit.googleapis.com': () => ({ blockingFunctions: {} }),
    'GET cloudscheduler.googleapis.com': () => null,
    'GET cloudtasks.googleapis.com': () => null,
    'GET artifactregistry.googleapis.com': ({ pathname }) => ({ name: pathname.slice(4) }),
    'GET cloudfunctions.googleapis.com': ({ pathname }) => {
      const version = pathname.slice(0, 4);
      if (pathname.includes('/operations/')) {
        const made = this.#made.get(`${version}${pathname.split('/').at(-1)}`);
        return { name: pathname.slice(4), done: true, response: made };
      }
      const made = [...this.#made].filter(([key]) => key.startsWith(version));
      return { functions: made.map(([, each]) => each) };
    },
    'POST cloudfunctions.googleapis.com': (asked) => this.#makeFunction(asked),
    'POST firebasehosting.googleapis.com': ({ pathname, body }) => {
      const site = `sites/${this.#projectId}`;
      if (pathname.endsWith('/versions')) return { name: `projects/-/${site}/versions/1` };
      if (!pathname.endsWith(':populateFiles')) return { name: `${site}/releases/1` };
      // One of them stands for all: their bytes aren't judged.
      const [hash] = Object.values((body?.files ?? {}) as Json);
      return { uploadRequiredHashes: [hash], uploadUrl: `${this.#origin}/${UPLOADS}/files` };
    },
  };

  #makeFunction({ pathname, body }: Asked): Json {
    if (pathname.endsWith(':generateUploadUrl')) {
      const storageSource = { bucket: 'sources', object: 'functions.zip', generation: '1' };
      return { uploadUrl: `${this.#origin}/${UPLOADS}/functions.zip`, storageSource };
    }
    const id = String(body?.name).split('/').at(-1) ?? '';
    const at = `projects/${this.#projectId}/locations/${REGION}`;
    const uri = `https://${id.toLowerCase()}-abc-uc.a.run.app`;
    const service = `${at}/services/${id.toLowerCase()}`;
    const isFirst = pathname.startsWith('/v1/');
    const response = isFirst
      ? { ...body, status: 'ACTIVE' }
      : {
          ...body,
          state: 'ACTIVE',
          environment: 'GEN_2',
          url: uri,
          serviceConfig: { ...(body?.serviceConfig as Json), uri, service },
        };
    this.#made.set(`${pathname.slice(0, 4)}${id}`, response);
    return { name: isFirst ? `operations/${id}` : `${at}/operations/${id}`, done: false };
  }
}

function jsonOf(text: string): Json | null {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
