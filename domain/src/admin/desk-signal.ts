import * as z from 'zod/mini';
import { countSchema } from '../foundation/schemas';
import { placeSchema } from './assignment';
import type { QueueId } from './queues';

const queueSchema = placeSchema.shape.queue;

/**
 * A sign for open pages of staff that a queue has changed: a number for each that grows with every change, and when
 * something of danger came in last. It says nothing of what is in a queue; reads of that are logged.
 *
 * @document staffDesk/signal
 * @reads staff, who listen to it
 * @writes a trigger on the documents of each queue, and `assignItem`
 * @goes never
 */
export const deskSignalSchema = z.object({
  changes: z.partialRecord(queueSchema, countSchema),
  /** The latest; null until there was one. */
  danger: z._default(z.nullable(z.object({ queue: queueSchema, at: z.date() })), null),
});
export type DeskSignal = z.infer<typeof deskSignalSchema>;

/** A number that is another one once a queue, or for null any of them, has changed. */
export function changesIn({ changes }: DeskSignal, queue: QueueId | null): number {
  if (queue !== null) return changes[queue] ?? 0;
  return Object.values(changes).reduce((sum, one) => sum + one, 0);
}
