import type { Firestore } from 'firebase-admin/firestore';
import { dueBookings } from './booking-queries';
import { type SweepResult, sweep } from './sweep';

/**
 * Completes confirmed sessions that neither side has completed a day after their end; optionally of
 * one companion.
 */
export function completeBookings(
  db: Firestore,
  now: Date,
  { companionId }: { readonly companionId?: string } = {},
): Promise<SweepResult> {
  return sweep(db, dueBookings(db, 'confirmed', now, companionId), 'completed', now);
}
