import type { Stripe } from 'stripe';

type Given = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'amount'
  | 'capture_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'receipt_email'
  | 'transfer_group'
>;

/** A payment that waits for a card. */
export function intentObject(given: Given): Stripe.PaymentIntent {
  return {
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${given.id}_secret`,
    confirmation_method: 'automatic',
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    ...given,
  };
}
