import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { applyTransition } from '../booking/apply-transition';
import { bookings } from '../core/collections';
import { processEach } from '../core/process-each';
import { openBookingsOf } from './admin-queries';

/**
 * Ends a person's open bookings as staff, with a full refund; both sides are notified. Past
 * sessions and lapsed requests are left to the sweeps.
 * @throws AppError `rate-limited` if some couldn't be ended; a repeated call continues with those.
 */
export async function stopBookings(db: Firestore, uid: string, now: Date): Promise<void> {
  const count = await processEach(
    openBookingsOf(db, uid),
    'A booking of a suspended account could not be ended',
    ({ id }) => stopOne(db, id, now),
  );
  if (count('failed') > 0) throw new AppError('rate-limited', 'Some bookings could not be ended');
}

/** Decides inside the transaction, since either side or a sweep may have changed it. */
function stopOne(db: Firestore, bookingId: string, now: Date): Promise<'ended' | 'passed-over'> {
  return db.runTransaction(async (tx) => {
    const booking = (await tx.get(bookings(db).doc(bookingId))).data();
    const isOpen = booking?.status === 'pending' || booking?.status === 'confirmed';
    if (!isOpen || booking.endsAt <= now || isLapsed(booking, now)) return 'passed-over';
    const actorOf = () => 'operator' as const;
    await applyTransition(tx, db, { bookingId, to: 'cancelled', actorOf, reason: '', now });
    return 'ended';
  });
}
