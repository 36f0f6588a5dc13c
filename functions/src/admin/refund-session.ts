import { AppError } from '@hearthkin/domain/foundation/errors';
import { formatMoney } from '@hearthkin/domain/foundation/formats';
import { refundByUs } from '@hearthkin/domain/payment/settle';
import { FieldValue } from 'firebase-admin/firestore';
import { readMoney, writeMoney } from '../booking/transition-effects';
import { defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { bookings, payments } from '../platform/records/collections';
import { audit } from '../staff/audit';

/**
 * Staff give a member a part of a settled session's price back, at our expense: the companion keeps their
 * pay. What a claim can decide is decided there. A repeated call does nothing.
 * @throws AppError `not-found`; `outdated` if more is refunded by now; `bad-transition` for a session that isn't settled, while the member's bank asks for
 * the money back or once it has it, or beyond what the member paid.
 */
export const refundSession = defineStaffAct('refundSession', {
  concerns: ({ db, input }) => peopleNamedIn(bookings(db).doc(input.bookingId)),
  handler: ({ db, input, caller, now: at }) =>
    db.runTransaction(async (tx) => {
      const { bookingId, amountMinor, refundedBeforeMinor, reason } = input;
      const ref = bookings(db).doc(bookingId);
      const booking = (await tx.get(ref)).data();
      if (booking === undefined) throw new AppError('not-found', 'No such booking');
      const { spenderId, earnerId, status, isFrozen } = booking;
      if (!(await tx.get(payments(db).doc(bookingId))).exists) {
        throw new AppError('not-found', 'There is no payment');
      }
      const money = await readMoney(tx, db, bookingId);
      const { refundedMinor } = money.payment;
      const isRepeated = refundedMinor === refundedBeforeMinor + amountMinor;
      if (isRepeated) return { refundedMinor };
      if (refundedMinor !== refundedBeforeMinor) {
        throw new AppError('outdated', `${refundedMinor} is refunded by now`);
      }
      const payment = isFrozen ? null : refundByUs(money.payment, amountMinor, at);
      if (payment === null) {
        throw new AppError('bad-transition', `Of a payment that is ${money.payment.status}`);
      }
      writeMoney(tx, db, bookingId, { ...money, payment });
      const event = { status, at, by: 'operator', event: 'refunded' } as const;
      tx.update(ref, { statusHistory: FieldValue.arrayUnion(event), updatedAt: at });
      audit(tx, db, {
        at,
        act: 'session-refunded',
        by: caller.uid,
        target: ref.path,
        note: `${formatMoney(amountMinor)}: ${reason}`,
        concerns: [spenderId, earnerId],
      });
      return { refundedMinor: payment.refundedMinor };
    }),
});
