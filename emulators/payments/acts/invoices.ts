import type { Stripe } from 'stripe';
import { invalid } from '../api-error';
import { cardOf, type TestCard } from '../cards';
import { invoiceObject, type Line } from '../objects/invoice';
import { invoicePaymentObject } from '../objects/invoice-payment';
import { find, idOf, type Store } from '../store';
import { confirm, createIntent, saveCard } from './payments';

/** Stripe tries a failed renewal again; after these attempts it stays unpaid. */
const RETRY_SECONDS = 3 * 24 * 3600;
const ATTEMPTS = 4;

export function issueInvoice(
  store: Store,
  subscription: Stripe.Subscription,
  reason: Parameters<typeof invoiceObject>[0]['reason'],
  lines: readonly Line[],
): Stripe.Invoice {
  const customer = customerOf(store, subscription);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const invoice = invoiceObject({
    id: store.id('in'),
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    base: store.state.base,
    created: store.now,
    customer,
    subscription,
    reason,
    lines,
  });
  store.state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  store.emit('invoice.created', invoice);
  store.emit('invoice.finalized', invoice);
  return invoice;
}

/**
 * Charges what is due to the card on file, or to another.
 * @returns Why the bank refused, or null.
 */
export function payInvoice(store: Store, invoice: Stripe.Invoice, other?: TestCard): string | null {
  const subscription = subscriptionOf(store, invoice);
  const customer = customerOf(store, subscription);
  const method = other ? saveCard(store, other) : idOf(subscription.default_payment_method);
  const card = other ?? cardOf(store.state.cards[method] ?? '');
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0) {
    const refused = card ? charge(store, invoice, card, method) : 'generic_decline';
    if (refused !== null) {
      markFailed(store, invoice, subscription);
      return refused;
    }
  }
  // What is left of a balance in the member's favor stays with them.
  customer.balance += invoice.total - invoice.amount_due;
  invoice.ending_balance = customer.balance;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = store.now;
  invoice.next_payment_attempt = null;
  if (other) subscription.default_payment_method = method;
  store.emit('invoice.paid', invoice);
  if (subscription.status === 'past_due') {
    subscription.status = 'active';
    store.emit('customer.subscription.updated', subscription);
  }
  return null;
}

function charge(
  store: Store,
  invoice: Stripe.Invoice,
  card: TestCard,
  method: string,
): string | null {
  const intent = createIntent(store, {
    amount: invoice.amount_due,
    capture_method: 'automatic',
    customer: invoice.customer,
    description: 'Subscription',
    metadata: {},
    receipt_email: invoice.customer_email,
    transfer_group: null,
  });
  const refused = confirm(store, intent, card, method);
  if (refused === null) {
    const payment = invoicePaymentObject(store.id('inpay'), invoice, intent.id, store.now);
    store.state.invoicePayments[payment.id] = payment;
  }
  return refused;
}

/** @throws ApiError if it isn't open. */
export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') {
    throw invalid(`This invoice can’t be voided, because it is ${invoice.status}.`);
  }
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = store.now;
  store.emit('invoice.voided', invoice);
}

function markFailed(
  store: Store,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): void {
  const triesAgain = invoice.attempt_count < ATTEMPTS && invoice.auto_advance === true;
  invoice.next_payment_attempt = triesAgain ? store.now + RETRY_SECONDS : null;
  store.emit('invoice.payment_failed', invoice);
  if (subscription.status !== 'active') return;
  subscription.status = 'past_due';
  store.emit('customer.subscription.updated', subscription);
}

/** Tries the card again where it is time. */
export function retryInvoices(store: Store): void {
  for (const invoice of Object.values(store.state.invoices)) {
    const next = invoice.next_payment_attempt;
    if (invoice.status === 'open' && next !== null && next <= store.now) payInvoice(store, invoice);
  }
}

export function subscriptionOf(store: Store, invoice: Stripe.Invoice): Stripe.Subscription {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return find(store.state.subscriptions, id, 'subscription');
}

export function customerOf(store: Store, subscription: Stripe.Subscription): Stripe.Customer {
  return find(store.state.customers, idOf(subscription.customer), 'customer');
}
