import { AppError } from '@hearthkin/domain/errors';
import { defineStaffAct } from '../core/callable';
import { moneyCases } from '../core/collections';
import { peopleNamedIn } from '../core/people-named-in';
import { compareBooking } from '../payment/compare-booking';
import { asked } from '../payment/payment-deps';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { audit } from './audit';

/**
 * Staff have the provider asked again about a booking: what is missing is done now. What still disagrees
 * stays in the list, unless staff close it because they have mended it at the provider.
 * @throws AppError `not-found`; `bad-transition` if it is closed or no payments are live;
 * `payment-unavailable`.
 */
export const mendMoney = defineStaffAct('mendMoney', {
  concerns: ({ db, input }) => peopleNamedIn(moneyCases(db).doc(input.bookingId)),
  options: { secrets: paymentSecrets },
  deps: paymentDeps,
  handler: async ({ db, input, caller, now }, { provider }: PaymentDeps) => {
    const { bookingId, closes, note } = input;
    const ref = moneyCases(db).doc(bookingId);
    const found = (await ref.get()).data();
    if (found === undefined) throw new AppError('not-found', 'There is no such case');
    const { spenderId, earnerId, status } = found;
    if (status !== 'open' || provider === null) throw new AppError('bad-transition', 'Not open');
    const comparing = { db, provider, bookingId, now };
    const outcome = await asked('compared', () => compareBooking(comparing));
    const isClosed = outcome === 'agreed' || closes;
    await db.runTransaction(async (tx) => {
      const isOpen = (await tx.get(ref)).data()?.status === 'open';
      if (closes && isOpen) {
        tx.update(ref, { status: 'closed', closedAt: now, closedBy: caller.uid });
      }
      audit(tx, db, {
        at: now,
        act: isClosed ? 'money-mended' : 'money-checked',
        by: caller.uid,
        target: `bookings/${bookingId}`,
        note,
        concerns: [spenderId, earnerId],
      });
    });
    return { isClosed };
  },
});
