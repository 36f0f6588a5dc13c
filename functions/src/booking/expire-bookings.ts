import type { Firestore } from 'firebase-admin/firestore';
import { dueBookings } from './booking-queries';
import { type SweepResult, sweep } from './sweep';

/** Cancels requests that weren't answered in time; optionally to one companion. */
export function expireBookings(
  db: Firestore,
  now: Date,
  { companionId }: { readonly companionId?: string } = {},
): Promise<SweepResult> {
  return sweep(db, dueBookings(db, 'pending', now, companionId), 'cancelled', now);
}
