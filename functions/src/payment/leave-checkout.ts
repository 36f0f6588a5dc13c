import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { ownCheckout } from './own-checkout';
import { asked } from './payment-deps';
import { type PaymentDeps, paymentDeps, paymentSecrets } from './provider/payment-params';
import { settleCheckout } from './settle-checkout';

/**
 * Lets the caller's unpaid request go at once. One that was paid a moment before becomes a booking.
 * @throws AppError `not-found`, also for requests of others; `payment-unavailable`.
 */
export const leaveCheckout = defineCallable('leaveCheckout', {
  access: { for: 'spender', standing: 'any', why: 'It withdraws what they asked for.' },
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async ({ db, input, caller, now }, { provider }: PaymentDeps) => {
    const { bookingId } = input;
    const { status } = await ownCheckout(db, bookingId, caller.uid);
    await countAttempt(db, 'paymentChecks', caller.uid, now);
    if (provider === null || status !== 'open') return { status };
    const settling = { db, provider, bookingId, now };
    return { status: (await asked('closed', () => settleCheckout(settling, true))) ?? status };
  },
});
