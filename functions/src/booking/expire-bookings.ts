import type { Firestore } from 'firebase-admin/firestore';
import { dueBookings } from './booking-queries';
import { type SweepResult, sweep } from './sweep';

/** Ends the requests that were not answered in time; those to one companion only, if told so. */
export function expireBookings(
  db: Firestore,
  now: Date,
  { companionId }: { readonly companionId?: string } = {},
): Promise<SweepResult> {
  return sweep(db, dueBookings(db, 'pending', now, companionId), 'cancelled', now);
}
