import { EVENT_STATUSES } from '@hearthkin/domain/community/event';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { toDates } from '../platform/records/converter';

/** The start of a damaged event: ahead, so that the event can still be cancelled. */
export const UNKNOWN_START = new Date(8.64e15);

const text = z.catch(z.string(), '');

/** The facts that ending an event needs of it, also of one that can't be read as a whole. */
const eventFactsSchema = z.object({
  hostId: text,
  title: text,
  date: text,
  time: text,
  timeZone: text,
  city: text,
  location: text,
  notes: text,
  seriesId: z.catch(z.nullable(z.string()), null),
  decidedAt: z.catch(z.nullable(z.date()), null),
  status: z.catch(z.enum(EVENT_STATUSES), 'pending_approval'),
  startsAt: z.catch(z.date(), UNKNOWN_START),
});
export type EventFacts = z.infer<typeof eventFactsSchema>;

/** Facts of a stored event; null if it doesn't exist. */
export function eventFactsIn(snapshot: DocumentSnapshot<unknown>): EventFacts | null {
  if (!snapshot.exists) return null;
  const names = Object.keys(eventFactsSchema.shape);
  const stored = Object.fromEntries(names.map((name) => [name, snapshot.get(name)]));
  return eventFactsSchema.parse(toDates(stored));
}
