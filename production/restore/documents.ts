import type { GoogleApi, Json } from '../setup/google-api';

/** A document as Firestore's HTTP API has it, so that nothing is lost between reading and writing. */
export interface StoredDocument {
  /** The path below the root of the database. */
  readonly path: string;
  readonly fields: Json;
}

/** One write of a commit: the whole document, or null to delete it. */
export type Write = Pick<StoredDocument, 'path'> & { readonly fields: Json | null };

/** The documents that a query asks for at a time. */
const PAGE = 300;

/** A commit takes 500 writes and 10 MiB. */
const MAX_WRITES = 300;
const MAX_BYTES = 4_000_000;

const BY_NAME = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];

/** The documents of one database of a project. */
export class Documents {
  readonly #api: GoogleApi;
  readonly #root: string;

  constructor(api: GoogleApi, projectId: string, database: string) {
    this.#api = api;
    this.#root = `projects/${projectId}/databases/${database}/documents`;
  }

  /** The names of the collections at the root, in order. */
  async collections(): Promise<readonly string[]> {
    const found: string[] = [];
    for (let pageToken: unknown; ; ) {
      const page = await this.#post('listCollectionIds', {
        pageSize: 300,
        ...(typeof pageToken === 'string' && { pageToken }),
      });
      found.push(...((page.collectionIds ?? []) as readonly string[]));
      pageToken = page.nextPageToken;
      if (typeof pageToken !== 'string' || pageToken === '') return found.toSorted();
    }
  }

  /**
   * The documents of a collection at the root and of all below them, in the order of `comparePaths`.
   * @throws Error if Firestore orders them in another way: they couldn't be compared page by page.
   */
  async *under(collection: string): AsyncGenerator<StoredDocument> {
    let after = `${collection}/\0`;
    for (;;) {
      const page = await this.#pageAfter(after);
      for (const found of page) {
        if (!found.path.startsWith(`${collection}/`)) return;
        if (comparePaths(found.path, after) <= 0) {
          throw new Error(`${found.path} doesn’t come after ${after}`);
        }
        yield found;
        after = found.path;
      }
      if (page.length < PAGE) return;
    }
  }

  async write(writes: readonly Write[]): Promise<void> {
    for (const batch of batches(writes)) {
      const sent = batch.map(({ path, fields }) => {
        const name = `${this.#root}/${path}`;
        return fields === null ? { delete: name } : { update: { name, fields } };
      });
      await this.#post('commit', { writes: sent });
    }
  }

  /** A query without a collection finds every document of the database. */
  async #pageAfter(path: string): Promise<readonly StoredDocument[]> {
    // Only a query is answered by a list.
    const rows = (await this.#post('runQuery', {
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: BY_NAME,
        startAt: { values: [{ referenceValue: `${this.#root}/${path}` }], before: false },
        limit: PAGE,
      },
    })) as unknown as readonly { readonly document?: { name: string; fields?: Json } }[];
    return rows.flatMap(({ document }) =>
      document === undefined
        ? []
        : [{ path: document.name.slice(this.#root.length + 1), fields: document.fields ?? {} }],
    );
  }

  #post(method: string, body: Json): Promise<Json> {
    return this.#api.send(
      'POST',
      `https://firestore.googleapis.com/v1/${this.#root}:${method}`,
      body,
    );
  }
}

function* batches(writes: readonly Write[]): Generator<readonly Write[]> {
  let batch: Write[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = JSON.stringify(write).length;
    if (batch.length === MAX_WRITES || (batch.length > 0 && bytes + size > MAX_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(write);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** The order of Firestore: name by name, each by its bytes in UTF-8, and a document before what is below it. */
export function comparePaths(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  for (const [index, name] of left.entries()) {
    const against = right[index];
    if (against === undefined) return 1;
    const order = Buffer.compare(Buffer.from(name), Buffer.from(against));
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
