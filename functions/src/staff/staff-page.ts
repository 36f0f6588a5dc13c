import { type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import type { StaffPage } from '@hearthkin/domain/admin/staff-reads';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Caller } from '../platform/caller';
import { dataOf } from '../platform/records/converter';
import type { LoggedAnswer } from './staff-read';

interface PageInput {
  readonly after: string | null;
  readonly size: number;
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
  { after, size }: PageInput,
): Promise<StaffPage<T>> {
  const { docs } = await tx.get((await startedAfter(tx, query, all, order, after)).limit(size));
  return { items: itemsOf(docs), next: docs.length < size ? null : (docs.at(-1)?.id ?? null) };
}

/** Those documents that can be read. */
export function itemsOf<T>(docs: readonly DocumentSnapshot<T>[]): StaffPage<T>['items'] {
  return docs.flatMap((doc) => {
    const data = dataOf(doc);
    return data === null ? [] : [{ id: doc.id, data }];
  });
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

/** A page of documents whose ids are people's, without the reader's own. */
export function withoutOwn<T>(page: StaffPage<T>, { uid }: Pick<Caller, 'uid'>): StaffPage<T> {
  return { ...page, items: page.items.filter(({ id }) => id !== uid) };
}

/** A page of documents whose ids are those of the people whom they are about. */
export function asRead<T>(
  page: StaffPage<T>,
): Pick<LoggedAnswer<StaffPage<T>>, 'answer' | 'people'> {
  return { answer: () => page, people: page.items.map(({ id }) => id) };
}

/** Documents as a page shows them, from a query that has the latest first, oldest first. */
export function inTimeOrder<T extends object>(
  docs: readonly QueryDocumentSnapshot<T>[],
): ({ readonly id: string } & T)[] {
  return itemsOf(docs)
    .map(({ id, data }) => ({ id, ...data }))
    .reverse();
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
