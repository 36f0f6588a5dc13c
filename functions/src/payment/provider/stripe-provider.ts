import type { PaymentProvider } from './payment-provider';
import { stripeAccounts } from './stripe-accounts';
import { stripeCheckouts } from './stripe-checkout';
import { type StripeSettings, stripeLoader } from './stripe-client';
import { stripeEvents } from './stripe-events';
import { stripeFurtherPayments } from './stripe-further-payments';
import { stripePayments } from './stripe-payments';
import { stripePlans } from './stripe-plans';
import { stripeTransfers } from './stripe-transfers';

/** Stripe: separate charges and transfers, and an Express account for each companion. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const load = stripeLoader(settings);
  return {
    ...stripeCheckouts(load),
    ...stripePayments(load),
    ...stripeFurtherPayments(load),
    ...stripeTransfers(load),
    ...stripeAccounts(load),
    ...stripePlans(load),
    ...stripeEvents(load, settings),
  };
}
