import { defineString } from 'firebase-functions/params';

const paymentProvider = defineString('PAYMENT_PROVIDER', {
  default: 'none',
  description: 'What moves money: stripe, or none, and amounts are only written down.',
});

/** Whether a payment provider moves the money of this deployment. */
export function arePaymentsLive(): boolean {
  return paymentProvider.value() === 'stripe';
}
