import type { Actor } from './actors';
import { restFields } from './rest-values';
import { testSuite } from './suite';

/**
 * What anyone with a token and a terminal can do: Google's REST APIs against the local suite, with
 * rules, past every screen.
 */

/** The person who sends a request; null for a visitor. */
export type Sender = Pick<Actor, 'idToken'> | null;

/** A response. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One write of a commit in REST format. */
export type RestWrite = Readonly<Record<string, unknown>>;

function documents(): string {
  return `projects/${testSuite().projectId}/databases/(default)/documents`;
}

/** The name of a document in REST format. */
export function documentName(path: string): string {
  return `${documents()}/${path}`;
}

/** The fields that get the time of the write. */
const stamps = (names: readonly string[]) =>
  names.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

/** Creates a document; fails if it exists. */
export function createOf(path: string, fields: object, stamped: readonly string[] = []): RestWrite {
  return {
    update: { name: documentName(path), fields: restFields(fields) },
    updateTransforms: stamps(stamped),
    currentDocument: { exists: false },
  };
}

/** Changes these fields of an existing document. */
export function updateOf(path: string, fields: object, stamped: readonly string[] = []): RestWrite {
  return {
    update: { name: documentName(path), fields: restFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: stamps(stamped),
    currentDocument: { exists: true },
  };
}

/** Deletes a document. */
export function deleteOf(path: string): RestWrite {
  return { delete: documentName(path) };
}

const bearer = (sender: Sender): Record<string, string> =>
  sender === null ? {} : { authorization: `Bearer ${sender.idToken}` };

async function send(url: string, init: RequestInit): Promise<RestAnswer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

function firestore(method: string, sender: Sender, body?: unknown): Promise<RestAnswer> {
  return send(`http://127.0.0.1:${testSuite().ports.firestore}/v1/${method}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...bearer(sender) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Gets a document, or lists a collection. */
export function getAs(sender: Sender, path: string, pageSize?: number): Promise<RestAnswer> {
  const query = pageSize === undefined ? '' : `?pageSize=${pageSize}`;
  return firestore(`${documentName(path)}${query}`, sender);
}

/** Commits writes once. */
export function tryCommitAs(sender: Sender, writes: readonly RestWrite[]): Promise<RestAnswer> {
  return firestore(`${documents()}:commit`, sender, { writes });
}

/**
 * Commits writes as a person, retrying on contention like the client's library.
 * @returns whether they were allowed.
 */
export async function commitAs(sender: Sender, writes: readonly RestWrite[]): Promise<boolean> {
  for (;;) {
    const { status, body } = await tryCommitAs(sender, writes);
    if (status === 200) return true;
    const { error } = body as { error: { status: string } };
    if (error.status === 'PERMISSION_DENIED') return false;
    if (error.status !== 'ABORTED') throw new Error(`Not committed: ${JSON.stringify(error)}`);
  }
}

/**
 * Calls a method of the Auth API, such as `accounts:update` or `accounts/mfaSignIn:start`. Calls
 * again, twice at most, if the Auth emulator lost its connection to the Functions emulator, which it
 * asks before a sign-in. A worker's own project can be named only by its owner, who may do more than a
 * client: what Auth refuses to a client is tested in the suite's project.
 */
export async function authAs(method: string, body: object): Promise<RestAnswer> {
  const { ports, projectId, inProcess } = testSuite();
  const version = method.startsWith('accounts/') ? 'v2' : 'v1';
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/${version}/${method}?key=local`;
  for (let retries = 2; ; retries -= 1) {
    const answer = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(inProcess && { authorization: 'Bearer owner' }),
      },
      body: JSON.stringify({ ...body, ...(inProcess && { targetProjectId: projectId }) }),
    });
    if (retries === 0 || !JSON.stringify(answer.body).includes('socket hang up')) return answer;
  }
}

const bucketUrl = () => {
  const { ports, projectId } = testSuite();
  return `http://127.0.0.1:${ports.storage}/v0/b/${projectId}.appspot.com/o`;
};

/**
 * Uploads a file, as the client's library does it in one request.
 * @param said of the file besides its type, which no page says.
 */
export function uploadAs(
  sender: Sender,
  path: string,
  contentType: string,
  content: Uint8Array | string,
  said: object = {},
): Promise<RestAnswer> {
  const border = 'end-of-a-part';
  const part = (type: string) => `--${border}\r\ncontent-type: ${type}\r\n\r\n`;
  const metadata = JSON.stringify({ name: path, contentType, ...said });
  const body = new Blob([
    `${part('application/json')}${metadata}\r\n${part(contentType)}`,
    content as BlobPart,
    `\r\n--${border}--`,
  ]);
  return send(`${bucketUrl()}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/related; boundary=${border}`,
      'x-goog-upload-protocol': 'multipart',
      ...bearer(sender),
    },
    body,
  });
}

/** Reads a file's metadata, or with `media` its content; a download token may stand in for a person. */
export function readFileAs(
  sender: Sender,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<RestAnswer> {
  const search = new URLSearchParams(query).toString();
  return send(`${bucketUrl()}/${encodeURIComponent(path)}?${search}`, { headers: bearer(sender) });
}
