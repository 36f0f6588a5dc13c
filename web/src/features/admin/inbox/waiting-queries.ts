import { STAFF_READ_MAX } from '@hearthkin/domain/admin/audit';
import { deskSignalSchema } from '@hearthkin/domain/admin/desk-signal';
import { INBOX_PAGE, placeOf, valueAt } from '@hearthkin/domain/admin/inbox';
import {
  isPrivateQueue,
  type PrivateQueue,
  type QueueId,
  type Shown,
  STAFF_QUEUES,
  type StaffQueue,
} from '@hearthkin/domain/admin/queues';
import {
  MAX_WAITING,
  type StaffPage,
  type StaffReadInput,
} from '@hearthkin/domain/admin/staff-reads';
import type * as z from 'zod/mini';
import { called, calledPages } from '../../../data/kit/called';
import { limit, orderBy, where } from '../../../data/kit/constraints';
import { documentsOf } from '../../../data/kit/documents';
import type { LiveQuery } from '../../../data/kit/live-query';
import { document, list, mapped, pages, source } from '../../../data/kit/queries';
import type { Doc, Pages } from '../../../data/kit/readers';
import { readAsStaff } from '../read-as-staff';

/** A live queue's collection, and the constraints for its items: the most urgent first, and of these the oldest. */
function itemsOf<Id extends QueueId>(queue: Id) {
  const { path, field, value, rank, since, schema, maxListed }: StaffQueue = STAFF_QUEUES[queue];
  return {
    // Each queue is parsed with its own schema.
    items: source(path, documentsOf(schema as z.ZodMiniType<Shown[Id]>)),
    isWaiting: where(field, '==', value),
    order: [...(rank === undefined ? [] : [orderBy(rank, 'asc')]), orderBy(since, 'asc')],
    maxListed,
  };
}

/** By this, open pages learn that a queue has changed. */
export const deskSignal = () =>
  document('desk-signal', source('staffDesk', documentsOf(deskSignalSchema)), 'signal');

/** Some items of a private queue, or `only` one. */
async function privatePage<Id extends PrivateQueue>(
  queue: Id,
  page: Omit<StaffReadInput<PrivateQueue>, 'what'>,
): Promise<StaffPage<Shown[Id]>> {
  // Each queue is parsed with its own schema.
  return (await readAsStaff({ what: queue, ...page })) as StaffPage<Shown[Id]>;
}

/**
 * The number of items in every queue, at most `MAX_WAITING` each, counted by the server. A new
 * `round` counts again.
 */
export const waitingCounts = (round: string) =>
  called(
    `waiting-counts/${round}`,
    () => readAsStaff({ what: 'waiting' }),
    (counts) => Object.keys(counts).length,
  );

/** The number of items that wait in each queue, and since when. A new `round` reads again. */
export const queueStates = (round: string) =>
  called(
    `queue-states/${round}`,
    () => readAsStaff({ what: 'queues' }),
    // The oldest of each; and its number, if there is one.
    (states) => Object.values(states).reduce((sum, { count }) => sum + (count === 0 ? 1 : 2), 0),
  );

/** The items that wait over all queues or in one, the most urgent first, `INBOX_PAGE` per page. */
export const inboxPages = (queue: QueueId | null, isMine: boolean) =>
  calledPages(`inbox/${queue ?? ''}/${isMine}`, INBOX_PAGE, STAFF_READ_MAX, (after, size) =>
    readAsStaff({
      what: 'inbox',
      queue,
      isMine,
      after: after === null ? null : placeOf(after),
      size,
    }),
  );

/** The items of a queue that staff have taken, and who has. */
export const takenItems = (queue: QueueId) =>
  called(`taken/${queue}`, () => readAsStaff({ what: 'taken', queue }));

/** One item of a queue; none if it doesn't wait. */
export function waitingItem<Id extends QueueId>(
  queue: Id,
  id: string,
): LiveQuery<readonly Doc<Shown[Id]>[]> {
  const key = `waiting-item/${queue}/${id}`;
  if (isPrivateQueue(queue)) {
    const read = async () => (await privatePage(queue, { only: id, after: null, size: 1 })).items;
    return called(key, read, ({ length }) => 2 * length);
  }
  const { field, value } = STAFF_QUEUES[queue];
  return mapped(document(key, itemsOf(queue).items, id), (found) =>
    found !== null && valueAt(found.data, field) === value ? [found] : [],
  );
}

/** The first `most` items in a queue, most urgent and then oldest first. */
export function waiting<Id extends QueueId>(
  queue: Id,
  most: number,
): LiveQuery<readonly Doc<Shown[Id]>[]> {
  const key = `waiting/${queue}/${most}`;
  if (isPrivateQueue(queue)) {
    const size = Math.min(most, STAFF_READ_MAX);
    const read = async () => (await privatePage(queue, { only: null, after: null, size })).items;
    return called(key, read, ({ length }) => 2 * length);
  }
  const { items, isWaiting, order, maxListed = most } = itemsOf(queue);
  const shown = limit(Math.min(most, maxListed));
  return list(key, items, isWaiting, ...order, shown);
}

/** All items in a queue, most urgent and then oldest first, page by page. */
export function waitingPages<Id extends QueueId>(queue: Id): LiveQuery<Pages<Shown[Id]>> {
  const key = `waiting-pages/${queue}`;
  if (isPrivateQueue(queue)) {
    return calledPages(key, MAX_WAITING, STAFF_READ_MAX, (after, size) =>
      privatePage(queue, { only: null, after, size }),
    );
  }
  const { items, isWaiting, order } = itemsOf(queue);
  return pages(key, items, MAX_WAITING, isWaiting, ...order);
}
