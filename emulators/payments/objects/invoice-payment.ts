import type { Stripe } from 'stripe';

/** The payment of an invoice by a card. */
export function invoicePaymentObject(
  id: string,
  invoice: Stripe.Invoice,
  paymentIntent: string,
  paidAt: number,
): Stripe.InvoicePayment {
  return {
    id,
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: paidAt,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  };
}
