import { isDisputed } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { stopPayout } from '@hearthkin/domain/payment/settle';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { bookings, companionPayout } from '../platform/records/collections';
import { audit } from '../staff/audit';

/**
 * Staff stop a payout that wasn't sent, or let it go on; it is sent when due, and when no claim or bank decides about
 * it. A repeated call does nothing.
 * @throws AppError `not-found` without a payout; `bad-transition` once it is sent.
 */
export const holdPayout = defineStaffAct('holdPayout', {
  concerns: ({ db, input }) => peopleNamedIn(companionPayout(db, input.bookingId)),
  handler: ({ db, input: { bookingId, isHeld, reason }, caller, now: at }) =>
    db.runTransaction(async (tx) => {
      const ref = companionPayout(db, bookingId);
      const payout = (await tx.get(ref)).data();
      if (payout === undefined) throw new AppError('not-found', 'There is no payout');
      const { spenderId, earnerId } = payout;
      const booking = (await tx.get(bookings(db).doc(bookingId))).data();
      const next = stopPayout(payout, isHeld, booking !== undefined && isDisputed(booking));
      if (next === null) throw new AppError('bad-transition', `The payout is ${payout.status}`);
      if (next.status === payout.status) return { isHeld };
      tx.set(ref, next);
      audit(tx, db, {
        at,
        act: isHeld ? 'payout-held' : 'payout-resumed',
        by: caller.uid,
        target: `bookings/${bookingId}`,
        note: reason,
        concerns: [spenderId, earnerId],
      });
      return { isHeld };
    }),
});
