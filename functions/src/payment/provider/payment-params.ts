import { defineSecret, defineString } from 'firebase-functions/params';
import type { PaymentProvider } from './payment-provider';

const name = defineString('PAYMENT_PROVIDER', { default: 'none' });
const secretKey = defineSecret('STRIPE_SECRET_KEY');
export const paymentSecrets = [secretKey];
export function paymentDeps(): { readonly provider: PaymentProvider | null } {
  if (name.value() === 'none') return { provider: null };
  throw new Error('not merged');
}
