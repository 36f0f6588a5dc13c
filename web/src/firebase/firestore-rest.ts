import { API_KEY, FIRESTORE_HOST, PROJECT_ID } from '../lib/project';
import type { Wire, WireDocument } from './wire';

/**
 * Firestore's REST interface: one request and one answer, without the SDK, its connection and its cache. Rules apply as
 * always. For what a page shows first.
 */

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

/**
 * The full name of a document, or of the whole database.
 * @throws Error in a build without a project.
 */
export function nameOf(path: string): string {
  if (PROJECT_ID === undefined) throw new Error('This build has no Firebase project.');
  return `projects/${PROJECT_ID}/databases/(default)/documents${path && '/'}${path}`;
}

/**
 * The documents of a collection that a query finds.
 * @param parent the document above the collection; '' for none.
 * @param token of the reader; null for a visitor.
 * @throws as `askFirestore`.
 */
export async function runQuery(
  parent: string,
  structuredQuery: WireQuery,
  token: string | null,
): Promise<WireDocument[]> {
  const rows: readonly { readonly document?: WireDocument }[] = await askFirestore(
    `${nameOf(parent)}:runQuery`,
    token,
    { structuredQuery },
  );
  return rows.flatMap(({ document }) => document ?? []);
}

const TIMEOUT_MS = 8_000;

/** @param path the name of what is asked, with the method. */
function urlOf(path: string): string {
  const key = API_KEY === undefined ? '' : `?key=${API_KEY}`;
  return `${FIRESTORE_HOST}/v1/${path}${key}`;
}

/**
 * @param path the name of what is asked, with the method.
 * @throws Error if rules deny it or the service fails, or what `fetch` throws.
 */
export async function askFirestore<Answer>(
  path: string,
  token: string | null,
  question: object,
): Promise<Answer> {
  const url = urlOf(path);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      // Of this type, a visitor's request needs no other before it that asks whether it may be sent.
      'Content-Type': 'text/plain',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(await appCheckHeaders()),
    },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  return (await response.json()) as Answer;
}

/** The SDK, which isn't loaded otherwise, makes the token that the database may ask for. */
async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { appCheckHeaders } = await import('./app');
  return appCheckHeaders();
}
