import * as z from 'zod/mini';
import { MINUTE_MS } from '../foundation/durations';
import { countSchema } from '../foundation/schemas';
import { placeSchema } from './assignment';
import type { QueueId } from './queues';

const queueSchema = placeSchema.shape.queue;

const dangerSchema = z.object({ queue: queueSchema, at: z.date() });
export type Danger = z.infer<typeof dangerSchema>;

/**
 * A sign for open pages of staff that a queue has changed: a number for each that grows with every change, and since when
 * each item of danger waits that no one has taken, by a key that doesn't name it. It says nothing of what is in a queue;
 * reads of that are logged.
 *
 * @document staffDesk/signal
 * @reads staff, who listen to it
 * @writes a trigger on the documents of each queue, and `assignItem`
 * @goes never
 */
export const deskSignalSchema = z.object({
  changes: z.partialRecord(queueSchema, countSchema),
  dangers: z._default(z.record(z.string(), dangerSchema), {}),
});
export type DeskSignal = z.infer<typeof deskSignalSchema>;

/** The time before the opening of a page within which danger rings there: no other page may have been open. */
export const RINGS_AFTER_MS = 10 * MINUTE_MS;

/** The latest item of danger after an instant that waits and that no one has taken. */
export function latestDanger({ dangers }: DeskSignal, after: number): Danger | null {
  const later = Object.values(dangers).filter(({ at }) => at.getTime() > after);
  return later.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

/** A number that is another one once a queue, or for null any of them, has changed. */
export function changesIn({ changes }: DeskSignal, queue: QueueId | null): number {
  if (queue !== null) return changes[queue] ?? 0;
  return Object.values(changes).reduce((sum, one) => sum + one, 0);
}
