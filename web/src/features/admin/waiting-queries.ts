import { type QueueId, STAFF_QUEUES, type StaffQueue } from '@hearthkin/domain/admin/queues';
import {
  collection,
  type DocumentData,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Doc, type Pages, watchCount, watchList, watchPages } from '../../data/kit/readers';
import { firestore } from '../../firebase/firestore';

/** The documents of each queue. */
export type Waiting = { readonly [Id in QueueId]: z.output<(typeof STAFF_QUEUES)[Id]['schema']> };

/** The most counted or listed at once; the rules of some queues allow no more. */
export const MAX_WAITING = 50;

/**
 * The number of items in a queue, at most `MAX_WAITING`, counted by the server. A new `round`
 * counts again.
 */
export function waitingCount(queue: QueueId, round: number): LiveQuery<number> {
  const { path, field, value } = STAFF_QUEUES[queue];
  return {
    key: `waiting-count/${queue}/${round}`,
    open: () =>
      watchCount(() =>
        query(collection(firestore(), path), where(field, '==', value), limit(MAX_WAITING)),
      ),
  };
}

/** A queue's items, oldest first. */
function itemsOf<Id extends QueueId>(queue: Id, ...constraints: QueryConstraint[]) {
  const { path, field, value, since, schema }: StaffQueue = STAFF_QUEUES[queue];
  return query(
    collection(firestore(), path).withConverter(documentsOf(schema as z.ZodMiniType<DocumentData>)),
    where(field, '==', value),
    orderBy(since, 'asc'),
    ...constraints,
    // Each queue is parsed with its own schema.
  ) as Query<Waiting[Id]>;
}

/** The first `count` items in a queue, oldest first. */
export function waiting<Id extends QueueId>(
  queue: Id,
  count: number,
): LiveQuery<readonly Doc<Waiting[Id]>[]> {
  const { maxListed = count }: StaffQueue = STAFF_QUEUES[queue];
  return {
    key: `waiting/${queue}/${count}`,
    open: () => watchList(() => itemsOf(queue, limit(Math.min(count, maxListed)))),
  };
}

/** All items in a queue, oldest first, page by page. */
export function waitingPages<Id extends QueueId>(queue: Id): LiveQuery<Pages<Waiting[Id]>> {
  const list = (...from: QueryStartAtConstraint[]) => itemsOf(queue, ...from, limit(MAX_WAITING));
  return {
    key: `waiting-pages/${queue}`,
    open: (more) => watchPages(list, MAX_WAITING, more),
  };
}
