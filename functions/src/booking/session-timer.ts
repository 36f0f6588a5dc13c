import { type SessionTimer, timerEndsAt, timerOf } from '@hearthkin/domain/safety/session-timer';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { asRead } from '../platform/consistency/if-unchanged';
import { sessionTimers } from '../platform/records/collections';

/**
 * Sets the timer of a booking as it is after the transaction, or deletes it if nothing is left to be done. What a
 * late run has left of one is deleted by the next.
 */
export function writeTimer(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  booking: Parameters<typeof timerOf>[0],
  now: Date,
): void {
  if (now >= timerEndsAt(booking)) return;
  const ref = sessionTimers(db).doc(bookingId);
  const timer = timerOf(booking, now);
  if (timer === null) tx.delete(ref);
  else tx.set(ref, timer);
}

/**
 * Moves a timer on, in the transaction that does what was due. It fails if the timer has changed since it was read:
 * the session was moved, or another run was faster.
 */
export function moveTimer(
  tx: Transaction,
  doc: QueryDocumentSnapshot<SessionTimer>,
  change: Partial<SessionTimer>,
): void {
  const timer = { ...doc.data(), ...change };
  if (timer.remindAt === null && timer.checkInAt === null) tx.delete(doc.ref, asRead(doc));
  else tx.update(doc.ref, change, asRead(doc));
}
