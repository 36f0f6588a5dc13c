import { defineSecret, defineString } from 'firebase-functions/params';
import type { PaymentProvider } from './payment-provider';

const paymentProvider = defineString('PAYMENT_PROVIDER', {
  default: 'none',
  description: 'What moves money: stripe, or none, and amounts are only written down.',
});
const secretKey = defineSecret('STRIPE_SECRET_KEY');

/** The secrets of every function that moves money. */
export const paymentSecrets = [secretKey];

/** Whether a payment provider moves the money of this deployment. */
export function arePaymentsLive(): boolean {
  return paymentProvider.value() === 'stripe';
}

export function paymentDeps(): { readonly provider: PaymentProvider | null } {
  if (!arePaymentsLive()) return { provider: null };
  throw new Error('not merged');
}
