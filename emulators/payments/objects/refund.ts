import type { Stripe } from 'stripe';

type Given = Pick<Stripe.Refund, 'id' | 'amount' | 'balance_transaction' | 'created' | 'metadata'>;

export function refundObject(charge: Stripe.Charge, given: Given): Stripe.Refund {
  return {
    object: 'refund',
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...given,
  };
}
