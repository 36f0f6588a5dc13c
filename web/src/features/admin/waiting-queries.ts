import { type QueueId, STAFF_QUEUES, type StaffQueue } from '@hearthkin/domain/admin/queues';
import {
  collection,
  type DocumentData,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Pages, watchCount, watchPages } from '../../data/kit/readers';
import { firestore } from '../../firebase/firestore';

/** The reads of what waits for staff as a whole, to count it and to keep it as a file. */

/** What waits in each queue. */
export type Waiting = { readonly [Id in QueueId]: z.output<(typeof STAFF_QUEUES)[Id]['schema']> };

/** No more are counted or listed at once: the rules of some queues list no more. */
export const WAITING_MOST = 50;

/** How many wait in a queue, `WAITING_MOST` at most, counted by the server. `round` asks anew. */
export function waitingCount(queue: QueueId, round: number): LiveQuery<number> {
  const { path, field, value } = STAFF_QUEUES[queue];
  return {
    key: `waiting-count/${queue}/${round}`,
    open: () =>
      watchCount(() =>
        query(collection(firestore(), path), where(field, '==', value), limit(WAITING_MOST)),
      ),
  };
}

/** All that waits in a queue, longest wait first, page by page. */
export function waitingPages<Id extends QueueId>(queue: Id): LiveQuery<Pages<Waiting[Id]>> {
  const { path, field, value, since, schema }: StaffQueue = STAFF_QUEUES[queue];
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), path).withConverter(
        documentsOf(schema as z.ZodMiniType<DocumentData>),
      ),
      where(field, '==', value),
      orderBy(since, 'asc'),
      ...from,
      limit(WAITING_MOST),
    );
  return {
    key: `waiting/${queue}`,
    // Each queue is read through its own schema.
    open: (more) =>
      watchPages(list, WAITING_MOST, more) as ReturnType<LiveQuery<Pages<Waiting[Id]>>['open']>,
  };
}
