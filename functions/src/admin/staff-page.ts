import type { StaffAct } from '@hearthkin/domain/admin/audit';
import { type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import { AppError } from '@hearthkin/domain/errors';
import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { dataOf } from '../core/converter';

/** What was read, and how the log says it. */
export interface Read {
  /** Completes the answer after the transaction. */
  readonly answer: (deps: ReadDeps) => Promise<unknown>;
  /** The people whose data it has. */
  readonly people: readonly string[];
  readonly act: StaffAct;
  readonly target: string;
  /** Nothing of a person: not even what was searched for. Only a typed reason may name one. */
  readonly note: string;
}

export interface ReadDeps {
  /** The paths of all files in a folder of Storage. */
  readonly filesIn: (folder: string) => Promise<string[]>;
}

export interface PageInput {
  readonly after: string | null;
  readonly size: number;
  /** Only this document, if it waits in this queue. */
  readonly only?: { readonly queue: QueueId; readonly id: string };
}

/** Documents of a query, without those that can't be read. */
export interface Page<T> {
  readonly items: readonly { readonly id: string; readonly data: T }[];
  readonly next: string | null;
}

/**
 * @param order the field that the query is ordered by.
 * @throws AppError `not-found` if the document is gone that the page starts after.
 */
export async function pageOf<T>(
  tx: Transaction,
  query: Query<T>,
  all: CollectionReference<T>,
  order: string,
  { after, size, only }: PageInput,
): Promise<Page<T>> {
  const docs =
    only === undefined
      ? (await tx.get((await startedAfter(tx, query, all, order, after)).limit(size))).docs
      : [await tx.get(all.doc(only.id))].filter((doc) => isWaiting(only.queue, doc));
  const isLast = only !== undefined || docs.length < size;
  return {
    items: docs.flatMap((doc) => {
      const data = dataOf(doc);
      return data === null ? [] : [{ id: doc.id, data }];
    }),
    next: isLast ? null : (docs.at(-1)?.id ?? null),
  };
}

/** Whether a document is in a queue. */
export function isWaiting<T>(queue: QueueId, doc: DocumentSnapshot<T>): boolean {
  const { field, value } = STAFF_QUEUES[queue];
  return doc.get(field) === value;
}

async function startedAfter<T>(
  tx: Transaction,
  query: Query<T>,
  all: CollectionReference<T>,
  order: string,
  after: string | null,
): Promise<Query<T>> {
  if (after === null) return query;
  const last = await tx.get(all.doc(after));
  if (last.get(order) === undefined) throw new AppError('not-found', 'The page before is gone');
  return query.startAfter(last);
}

export function asRead(page: Page<unknown>): Pick<Read, 'answer' | 'people'> {
  return { answer: async () => page, people: page.items.map(({ id }) => id) };
}

/** Documents by id; null for missing ones and those that can't be read. */
export async function byId<T>(
  tx: Transaction,
  all: CollectionReference<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, T | null>> {
  const docs = await Promise.all(ids.map((id) => tx.get(all.doc(id))));
  return new Map(docs.map((doc) => [doc.id, dataOf(doc)]));
}
