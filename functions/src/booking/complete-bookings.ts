import type { Firestore } from 'firebase-admin/firestore';
import { dueBookings } from './booking-queries';
import { type SweepResult, sweep } from './sweep';

/**
 * Completes the confirmed sessions that are long over though neither side said that they took place; those
 * with one companion only, if told so.
 */
export function completeBookings(
  db: Firestore,
  now: Date,
  { companionId }: { readonly companionId?: string } = {},
): Promise<SweepResult> {
  return sweep(db, dueBookings(db, 'confirmed', now, companionId), 'completed', now);
}
