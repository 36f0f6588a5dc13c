import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { idSchema, joinedIdSchema } from '../foundation/schemas';
import { QUEUE_IDS, type QueueId } from './queues';

/** An item of a queue. */
export const placeSchema = z.strictObject({
  queue: z.enum(QUEUE_IDS as [QueueId, ...QueueId[]]),
  id: joinedIdSchema,
});
export type Place = z.infer<typeof placeSchema>;

/** The time for which an item counts as taken. */
export const TAKEN_MS = 7 * DAY_MS;

/** The most items that one of the staff has at once: a page of the inbox. */
export const MAX_TAKEN = 12;

/** The most of all staff. Beyond that, the oldest are dropped. */
export const MAX_ASSIGNMENTS = 300;

export const assignmentSchema = z.object({
  queue: placeSchema.shape.queue,
  id: z.string(),
  /** The uid of the staff member. */
  by: z.string(),
  at: z.date(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/**
 * The items that staff have taken: queue, id, uid and time of 300 at most. It stops no one else from deciding.
 *
 * @document staffDesk/assignments
 * @reads no client
 * @writes functions only
 * @goes entries when another is written after seven days, and with the account of who took it or whom it is about
 */
export const assignmentsSchema = z.object({
  entries: z.array(assignmentSchema).check(z.maxLength(MAX_ASSIGNMENTS)),
});

/** The one who has taken an item, and the time. */
export const takenSchema = z.pick(assignmentSchema, { by: true, at: true });
export type Taken = z.infer<typeof takenSchema>;

/** The items of a queue that are taken, as staff read them. */
export const takenItemsSchema = z.array(z.pick(assignmentSchema, { id: true, by: true, at: true }));
export type TakenItems = z.infer<typeof takenItemsSchema>;

/** Input of `assignItem`: take an item, or put it back. */
export const assignItemInput = z.strictObject({
  ...placeSchema.shape,
  take: z.boolean(),
  /** The one it may be taken from: the caller has read that they have it. */
  over: z._default(z.nullable(idSchema), null),
});

/** Result of `assignItem`. */
export interface Assigned {
  /** `held`: a colleague has it. `full`: the caller has taken `MAX_TAKEN`. Neither changes anything. */
  readonly outcome: 'taken' | 'put-back' | 'held' | 'full';
  /** The uid of who has it now; null for no one. */
  readonly by: string | null;
}

/** Whether an entry counts still. */
export function isTakenStill({ at }: Pick<Assignment, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() < TAKEN_MS;
}

/**
 * The entry of an item that waits.
 * @param since when it began to wait: an entry from before is of the time before the last decision.
 */
export function assignmentOf(
  entries: readonly Assignment[],
  { queue, id }: Place,
  since: Date | null,
  now: Date,
): Assignment | null {
  const entry = entries.find((one) => one.queue === queue && one.id === id);
  if (entry === undefined || !isTakenStill(entry, now)) return null;
  return since !== null && entry.at < since ? null : entry;
}

/** The entries with an item taken, or with `by` null put back, without those that are over. */
export function withAssignment(
  entries: readonly Assignment[],
  { queue, id }: Place,
  by: string | null,
  now: Date,
): Assignment[] {
  const others = entries.filter(
    (entry) => isTakenStill(entry, now) && !(entry.queue === queue && entry.id === id),
  );
  const next = by === null ? others : [...others, { queue, id, by, at: now }];
  return next.slice(-MAX_ASSIGNMENTS);
}
