import { takenItemsSchema } from '@hearthkin/domain/admin/assignment';
import { INBOX_PAGE, inboxItemSchema, placeOf, valueAt } from '@hearthkin/domain/admin/inbox';
import { type QueueId, STAFF_QUEUES, type StaffQueue } from '@hearthkin/domain/admin/queues';
import {
  isPrivateQueue,
  MAX_WAITING,
  openClaimSchema,
  type PrivateQueue,
  pausedListingSchema,
  queueStatesSchema,
  STAFF_READ_MAX,
  staffCheckInSchema,
  submissionSchema,
  waitingCountsSchema,
} from '@hearthkin/domain/admin/staff-reads';
import { applicationSchema } from '@hearthkin/domain/companion/application';
import { moneyCaseSchema } from '@hearthkin/domain/payment/comparison';
import type * as z from 'zod/mini';
import { called, calledPages } from '../../data/kit/called';
import { limit, orderBy, where } from '../../data/kit/constraints';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { document, list, mapped, pages, source } from '../../data/kit/queries';
import type { Doc, Pages } from '../../data/kit/readers';
import { readAsStaff, readPageAsStaff } from './read-as-staff';

/** Private queues are read and logged by the server, the others live by rules. */
const PRIVATE_SCHEMAS = {
  'check-ins': staffCheckInSchema,
  verifications: submissionSchema,
  identities: submissionSchema,
  applications: applicationSchema,
  claims: openClaimSchema,
  money: moneyCaseSchema,
  pauses: pausedListingSchema,
} as const satisfies Record<PrivateQueue, z.ZodMiniType>;

/** The items of each queue. */
export type Waiting = {
  readonly [Id in QueueId]: z.output<
    Id extends PrivateQueue ? (typeof PRIVATE_SCHEMAS)[Id] : (typeof STAFF_QUEUES)[Id]['schema']
  >;
};

/** A live queue's collection, and the constraints for its items: the most urgent first, and of these the oldest. */
function itemsOf<Id extends QueueId>(queue: Id) {
  const { path, field, value, rank, since, schema, maxListed }: StaffQueue = STAFF_QUEUES[queue];
  return {
    // Each queue is parsed with its own schema.
    items: source(path, documentsOf(schema as z.ZodMiniType<Waiting[Id]>)),
    isWaiting: where(field, '==', value),
    order: [...(rank === undefined ? [] : [orderBy(rank, 'asc')]), orderBy(since, 'asc')],
    maxListed,
  };
}

function privateSchema<Id extends PrivateQueue>(queue: Id) {
  const schema: z.ZodMiniType = PRIVATE_SCHEMAS[queue];
  // As above.
  return schema as z.ZodMiniType<Waiting[Id]>;
}

function privatePage<Id extends PrivateQueue>(queue: Id, after: string | null, size: number) {
  return readPageAsStaff({ what: 'list', list: queue, after, size }, privateSchema(queue));
}

/**
 * The number of items in every queue, at most `MAX_WAITING` each, counted by the server. A new
 * `round` counts again.
 */
export const waitingCounts = (round: string) =>
  called(
    `waiting-counts/${round}`,
    () => readAsStaff({ what: 'waiting' }, waitingCountsSchema),
    (counts) => Object.keys(counts).length,
  );

/** How much waits in each queue, and since when. A new `round` reads again. */
export const queueStates = (round: string) =>
  called(
    `queue-states/${round}`,
    () => readAsStaff({ what: 'queues' }, queueStatesSchema),
    // The oldest of each; and its number, if there is one.
    (states) => Object.values(states).reduce((sum, { count }) => sum + (count === 0 ? 1 : 2), 0),
  );

/** What waits over all queues or in one, the most urgent first, `INBOX_PAGE` per page. */
export const inboxPages = (queue: QueueId | null, isMine: boolean) =>
  calledPages(`inbox/${queue ?? ''}/${isMine}`, INBOX_PAGE, STAFF_READ_MAX, (after, size) =>
    readPageAsStaff(
      { what: 'inbox', queue, isMine, after: after === null ? null : placeOf(after), size },
      inboxItemSchema,
    ),
  );

/** Who has taken what of a queue. */
export const takenItems = (queue: QueueId) =>
  called(`taken/${queue}`, () => readAsStaff({ what: 'taken', queue }, takenItemsSchema));

/** One item of a queue; none if it doesn't wait. */
export function waitingItem<Id extends QueueId>(
  queue: Id,
  id: string,
): LiveQuery<readonly Doc<Waiting[Id]>[]> {
  const key = `waiting-item/${queue}/${id}`;
  if (isPrivateQueue(queue)) {
    const item = { what: 'item', queue, id } as const;
    const read = async () => (await readPageAsStaff(item, privateSchema(queue))).items;
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
): LiveQuery<readonly Doc<Waiting[Id]>[]> {
  const key = `waiting/${queue}/${most}`;
  if (isPrivateQueue(queue)) {
    const read = async () => (await privatePage(queue, null, Math.min(most, STAFF_READ_MAX))).items;
    return called(key, read, ({ length }) => 2 * length);
  }
  const { items, isWaiting, order, maxListed = most } = itemsOf(queue);
  const shown = limit(Math.min(most, maxListed));
  return list(key, items, isWaiting, ...order, shown);
}

/** All items in a queue, most urgent and then oldest first, page by page. */
export function waitingPages<Id extends QueueId>(queue: Id): LiveQuery<Pages<Waiting[Id]>> {
  const key = `waiting-pages/${queue}`;
  if (isPrivateQueue(queue)) {
    return calledPages(key, MAX_WAITING, STAFF_READ_MAX, (after, size) =>
      privatePage(queue, after, size),
    );
  }
  const { items, isWaiting, order } = itemsOf(queue);
  return pages(key, items, MAX_WAITING, isWaiting, ...order);
}
