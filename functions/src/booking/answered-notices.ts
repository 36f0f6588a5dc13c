import type { Booking } from '@hearthkin/domain/booking/booking';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { unreadAbout } from '../notification/notification-queries';

/** The news of a booking that asks its reader for something. */
const ASKING: readonly string[] = [
  'booking-requested',
  'booking-time-proposed',
  'booking-proposal-declined',
  'booking-place-proposed',
  'booking-place-declined',
  'booking-unpaid',
  'booking-paid-again',
] satisfies readonly BookingEventKind[];

/**
 * Reads what the side that has just acted was asked about this booking, so that it doesn't stay unread once answered.
 * @returns a function that marks it as read, to be called among the writes of the transaction.
 */
export async function readAnswered(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  { statusHistory, spenderId, earnerId }: Booking,
  now: Date,
): Promise<() => void> {
  const actor = statusHistory.at(-1)?.by;
  if (actor !== 'spender' && actor !== 'earner') return () => {};
  const uid = actor === 'spender' ? spenderId : earnerId;
  const { docs } = await tx.get(unreadAbout(db, uid, bookingId));
  const asked = docs.filter((doc) => ASKING.includes(doc.get('kind')));
  return () => asked.forEach(({ ref }) => void tx.update(ref, { readAt: now }));
}
