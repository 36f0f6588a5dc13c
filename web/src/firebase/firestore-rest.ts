import { API_KEY, FIRESTORE_HOST, PROJECT_ID } from '../lib/project';

/**
 * Firestore's REST interface: one request and one answer, without the SDK, its connection and its cache. Rules apply as
 * always. For what a page shows first.
 */

const TIMEOUT_MS = 8_000;

/** A value in the format of the interface. */
export interface Wire {
  readonly stringValue?: string;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly timestampValue?: string;
  readonly nullValue?: null;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly Wire[] };
  readonly mapValue?: { readonly fields?: Fields };
}

type Fields = Readonly<Record<string, Wire>>;

export interface WireDocument {
  /** `projects/…/documents/companions/c1` */
  readonly name: string;
  readonly fields?: Fields;
}

export interface WireQuery {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly select?: { readonly fields: readonly WireField[] };
  readonly where?: object;
  readonly orderBy?: readonly WireOrder[];
  readonly startAt?: WireCursor;
  readonly endAt?: WireCursor;
  readonly limit?: number;
}

export interface WireField {
  readonly fieldPath: string;
}

export interface WireOrder {
  readonly field: WireField;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

export interface WireCursor {
  readonly values: readonly Wire[];
  readonly before: boolean;
}

/** Why there is no answer. */
export class PlainReadError extends Error {
  readonly code: 'permission-denied' | 'unavailable';

  constructor(status: number) {
    super(`Firestore answered ${status}`);
    this.name = 'PlainReadError';
    this.code = status === 403 ? 'permission-denied' : 'unavailable';
  }
}

/** @throws Error in a build without a project. */
function root(): string {
  if (PROJECT_ID === undefined) throw new Error('This build has no Firebase project.');
  return `projects/${PROJECT_ID}/databases/(default)/documents`;
}

/** The full name of a document. */
export function nameOf(path: string): string {
  return `${root()}/${path}`;
}

export function idOf({ name }: WireDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * One document; null if it doesn't exist.
 * @param token of the reader; null for a visitor.
 * @throws PlainReadError, or what `fetch` throws.
 */
export async function getDocument(
  path: string,
  token: string | null,
): Promise<WireDocument | null> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const response = await ask(`${root()}/${encoded}`, token);
  if (response.status === 404) return null;
  if (!response.ok) throw new PlainReadError(response.status);
  return response.json();
}

/**
 * The documents of a collection that a query finds.
 * @param parent the document above the collection; '' for none.
 * @throws as `getDocument`.
 */
export async function runQuery(
  parent: string,
  structuredQuery: WireQuery,
  token: string | null,
): Promise<WireDocument[]> {
  const place = parent === '' ? root() : nameOf(parent);
  const response = await ask(`${place}:runQuery`, token, JSON.stringify({ structuredQuery }));
  if (!response.ok) throw new PlainReadError(response.status);
  const rows: { readonly document?: WireDocument }[] = await response.json();
  return rows.flatMap(({ document }) => document ?? []);
}

async function ask(path: string, token: string | null, body?: string): Promise<Response> {
  const key = API_KEY === undefined ? '' : `?key=${API_KEY}`;
  return fetch(`${FIRESTORE_HOST}/v1/${path}${key}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(await appCheckHeaders()),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** The SDK, which isn't loaded otherwise, makes the token that the database may ask for. */
async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { appCheckHeaders } = await import('./app');
  return appCheckHeaders();
}

/** The fields of a document, with dates for timestamps. */
export function fieldsOf({ fields = {} }: WireDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: Wire): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue !== undefined)
    return fieldsOf({ name: '', fields: value.mapValue.fields ?? {} });
  if (value.nullValue !== undefined) return null;
  return value.stringValue ?? value.booleanValue ?? value.doubleValue ?? value.referenceValue;
}
