import type { Stripe } from 'stripe';

export function customerObject(
  id: string,
  email: string | null,
  metadata: Record<string, string>,
  created: number,
): Stripe.Customer {
  return {
    id,
    object: 'customer',
    balance: 0,
    created,
    currency: 'eur',
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
