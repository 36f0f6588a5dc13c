import { ownCheckout } from '../payment/own-checkout';
import { asked } from '../payment/payment-deps';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { settleCheckout } from '../payment/settle-checkout';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { charges } from '../platform/records/collections';
import { moveCharge } from './move-charge';

/**
 * Asks the provider how far the payment of the caller's request is, and makes the booking if it is
 * authorized: the page that the provider returns to doesn't wait for a webhook.
 * @throws AppError `not-found`, also for requests of others; `payment-unavailable`; `rate-limited`.
 */
export const checkPayment = defineCallable('checkPayment', {
  access: { for: 'spender', standing: 'any', why: 'It follows a payment that was made.' },
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async ({ db, input, caller, now }, { provider }: PaymentDeps) => {
    const { bookingId } = input;
    const checkout = await ownCheckout(db, bookingId, caller.uid);
    const { status, earnerId, timing } = checkout;
    await countAttempt(db, 'paymentChecks', caller.uid, now);
    const answer = { status, earnerId, timing };
    if (provider === null) return answer;
    if (status === 'paid') {
      // Maybe paid again after the card couldn't be charged.
      const isOpen = (await charges(db).doc(bookingId).get()).data()?.paymentId === null;
      if (isOpen) await asked('checked', () => moveCharge({ db, provider, bookingId, now }));
    }
    // The card of a series that is booked may still have to be forgotten.
    if (status !== 'open' && checkout.dueAt === null) return answer;
    const settling = { db, provider, bookingId, now };
    return {
      ...answer,
      status: (await asked('checked', () => settleCheckout(settling))) ?? status,
    };
  },
});
