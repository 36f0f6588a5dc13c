import { defineSecret, defineString } from 'firebase-functions/params';
import type { PaymentProvider } from './payment-provider';
import { stripeProvider } from './stripe-provider';

const chosenProvider = defineString('PAYMENT_PROVIDER', {
  default: 'none',
  description: 'What moves money: stripe, or none for a pilot where amounts are only written down.',
});
const apiUrl = defineString('STRIPE_API_URL', {
  default: '',
  description: 'Address of a stand-in for Stripe. Empty: Stripe itself.',
});

/** Our key at Stripe. With it, money can be moved. */
const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');

/** Proves that a webhook comes from Stripe: the signing secrets of our endpoints, separated by commas. */
const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** The secrets of every function that moves money or reads its state. */
export const paymentSecrets = [stripeSecretKey, stripeWebhookSecret];

/** Whether a payment provider moves the money of this deployment. */
export function arePaymentsLive(): boolean {
  return chosenProvider.value() === 'stripe';
}

/** Dependencies of a function that moves money or reads its state. */
export interface PaymentDeps {
  /** Null: no money moves in this deployment. */
  readonly provider: PaymentProvider | null;
}

/**
 * The dependencies of this deployment. Call it only in a function with `paymentSecrets`.
 * @throws Error if PAYMENT_PROVIDER names neither of the two.
 */
export function paymentDeps(): PaymentDeps {
  const chosen = chosenProvider.value();
  if (chosen === 'none') return { provider: null };
  if (chosen !== 'stripe') throw new Error(`PAYMENT_PROVIDER is "${chosen}": stripe or none.`);
  return {
    provider: stripeProvider({
      apiUrl: apiUrl.value(),
      secretKey: stripeSecretKey.value(),
      webhookSecrets: stripeWebhookSecret.value().split(','),
    }),
  };
}
