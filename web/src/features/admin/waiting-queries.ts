import { type QueueId, STAFF_QUEUES, type StaffQueue } from '@hearthkin/domain/admin/queues';
import { limit, orderBy, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../../data/kit/documents';
import { count, list, pages, source } from '../../data/kit/queries';

/** The documents of each queue. */
export type Waiting = { readonly [Id in QueueId]: z.output<(typeof STAFF_QUEUES)[Id]['schema']> };

/** The most counted or listed at once; the rules of some queues allow no more. */
export const MAX_WAITING = 50;

/** A queue's collection, and the constraints for its items, oldest first. */
function itemsOf<Id extends QueueId>(queue: Id) {
  const { path, field, value, since, schema, maxListed }: StaffQueue = STAFF_QUEUES[queue];
  return {
    // Each queue is parsed with its own schema.
    items: source(path, documentsOf(schema as z.ZodMiniType<Waiting[Id]>)),
    isWaiting: where(field, '==', value),
    oldestFirst: orderBy(since, 'asc'),
    maxListed,
  };
}

/**
 * The number of items in a queue, at most `MAX_WAITING`, counted by the server. A new `round`
 * counts again.
 */
export function waitingCount(queue: QueueId, round: number) {
  const { items, isWaiting } = itemsOf(queue);
  return count(`waiting-count/${queue}/${round}`, items, isWaiting, limit(MAX_WAITING));
}

/** The first `most` items in a queue, oldest first. */
export function waiting<Id extends QueueId>(queue: Id, most: number) {
  const { items, isWaiting, oldestFirst, maxListed = most } = itemsOf(queue);
  const shown = limit(Math.min(most, maxListed));
  return list(`waiting/${queue}/${most}`, items, isWaiting, oldestFirst, shown);
}

/** All items in a queue, oldest first, page by page. */
export function waitingPages<Id extends QueueId>(queue: Id) {
  const { items, isWaiting, oldestFirst } = itemsOf(queue);
  return pages(`waiting-pages/${queue}`, items, MAX_WAITING, isWaiting, oldestFirst);
}
