import type { Booking } from '@hearthkin/domain/booking/booking';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { UNPAID_STATUSES } from '@hearthkin/domain/payment/ledger';
import { keptUntil } from '@hearthkin/domain/payment/retention';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { Firestore } from 'firebase-admin/firestore';
import {
  attendance,
  bookingNotes,
  bookings,
  charges,
  checkIns,
  claims,
  companionPayout,
  payments,
  sessionDays,
} from '../platform/records/collections';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { oldBookings } from './policy-queries';

/**
 * Deletes bookings and payments of two deleted accounts after their retention: the payment with its
 * payout and what the provider moved first, then who was there, whether they were all right, any claim and notes of staff, and the
 * booking last, so that the next run finds what failed half way. Later or
 * pending payments extend the retention.
 */
export const removeOldBooks = defineSweep('removeOldBooks', {
  behindAfterMs: 2 * DAY_MS,
  handler: async ({ db, now, endsBy, backlog }: Run) => {
    const count = await processEach(
      oldBookings(db, now),
      'An old booking could not be removed',
      (doc) => removeOne(db, doc.id, doc.data(), now),
      { endsBy, backlog, dueOf: (doc) => doc.data().keepUntil ?? null },
    );
    return { removed: count('removed'), failed: count('failed') };
  },
});

async function removeOne(
  db: Firestore,
  id: string,
  { endsAt, updatedAt, participantIds }: Booking,
  now: Date,
): Promise<'removed' | 'kept'> {
  const [payment, payout] = await Promise.all([
    payments(db).doc(id).get(),
    companionPayout(db, id).get(),
  ]);
  const { status, paidAt = null } = payout.data() ?? {};
  // An unpaid payout is paid when due or decided, with or without accounts.
  if (UNPAID_STATUSES.some((unpaid) => unpaid === status)) return 'kept';
  const moved = [payment.data()?.updatedAt ?? updatedAt, paidAt ?? updatedAt];
  const keepUntil = keptUntil([endsAt, updatedAt, ...moved]);
  if (now.getTime() < keepUntil.getTime()) {
    await bookings(db).doc(id).update({ keepUntil });
    return 'kept';
  }
  await db.recursiveDelete(payments(db).doc(id));
  await Promise.all([
    ...[attendance, sessionDays, bookingNotes].map((of) => db.recursiveDelete(of(db, id))),
    ...participantIds.map((uid) => checkIns(db).doc(checkInId(uid, id)).delete()),
    claims(db).doc(id).delete(),
    charges(db).doc(id).delete(),
  ]);
  await bookings(db).doc(id).delete();
  return 'removed';
}
