import { type QueueId, STAFF_QUEUES, type StaffQueue } from '@hearthkin/domain/admin/queues';
import {
  isPrivateQueue,
  MAX_WAITING,
  openClaimSchema,
  type PrivateQueue,
  pausedListingSchema,
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
import { list, pages, source } from '../../data/kit/queries';
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

function privatePage<Id extends PrivateQueue>(queue: Id, after: string | null, size: number) {
  const schema: z.ZodMiniType = PRIVATE_SCHEMAS[queue];
  // As above.
  const own = schema as z.ZodMiniType<Waiting[Id]>;
  return readPageAsStaff({ what: 'list', list: queue, after, size }, own);
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
