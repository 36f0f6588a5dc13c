import type { Booking } from '@hearthkin/domain/booking/booking';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { notifications } from '../platform/records/collections';

/** The news of a booking that asks its reader for something. */
const ASKING = [
  'booking-requested',
  'booking-time-proposed',
  'booking-proposal-declined',
  'booking-unpaid',
  'booking-paid-again',
] as const satisfies readonly BookingEventKind[];

/** The document id of a notification about a booking: the same news again replaces it. */
export function bookingNoticeId(bookingId: string, kind: BookingEventKind): string {
  return `${bookingId}_${kind}`;
}

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
  const own = notifications(db, actor === 'spender' ? spenderId : earnerId);
  const asked = await tx.getAll(...ASKING.map((kind) => own.doc(bookingNoticeId(bookingId, kind))));
  const unread = asked.filter((doc) => doc.get('readAt') === null);
  return () => unread.forEach(({ ref }) => void tx.update(ref, { readAt: now }));
}
