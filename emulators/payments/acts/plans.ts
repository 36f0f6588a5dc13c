import type { Stripe } from 'stripe';
import { declined, invalid } from '../api-error';
import { cardOf, type TestCard } from '../cards';
import { customerObject } from '../objects/customer';
import type { Line } from '../objects/invoice';
import { planObject } from '../objects/price';
import { subscriptionObject } from '../objects/subscription';
import { find, idOf, type Store } from '../store';
import { customerOf, issueInvoice, payInvoice } from './invoices';
import { saveCard } from './payments';

type Subscription = Stripe.Subscription;

interface NewSubscription {
  price: Stripe.Price;
  /** Null: a new one. */
  customer: string | null;
  email: string | null;
  metadata: Record<string, string>;
  card: TestCard;
  method: string;
}

/** Begins a plan whose first month the card pays. */
export function subscribe(store: Store, given: NewSubscription): Subscription {
  const customer =
    given.customer === null
      ? createCustomer(store, given.email, given.metadata)
      : find(store.state.customers, given.customer, 'customer', 'customer');
  const start = store.now;
  const subscription = subscriptionObject({
    id: store.id('sub'),
    itemId: store.id('si'),
    customer: customer.id,
    paymentMethod: given.method,
    price: given.price,
    metadata: given.metadata,
    start,
    end: monthAfter(start),
  });
  store.state.subscriptions[subscription.id] = subscription;
  customer.invoice_settings.default_payment_method = given.method;
  const invoice = issueInvoice(store, subscription, 'subscription_create', [
    monthLine(subscription),
  ]);
  payInvoice(store, invoice);
  store.emit('customer.subscription.created', subscription);
  return subscription;
}

/** Begins a plan of a person who was never at a page, with the card that pays. */
export function subscribeTo(
  store: Store,
  { uid, email, plan }: { uid: string; email: string; plan: string },
): Subscription {
  const price = Object.values(store.state.prices).find(
    ({ lookup_key }) => lookup_key === `plan_${plan}`,
  );
  const card = cardOf('4242424242424242');
  if (!price || !card) throw invalid(`There is no plan "${plan}".`, { param: 'plan' });
  return subscribe(store, {
    price,
    customer: null,
    email,
    metadata: { uid },
    card,
    method: saveCard(store, card),
  });
}

export function createCustomer(
  store: Store,
  email: string | null,
  metadata: Record<string, string>,
): Stripe.Customer {
  const customer = customerObject(store.id('cus'), email, metadata, store.now);
  store.state.customers[customer.id] = customer;
  store.emit('customer.created', customer);
  return customer;
}

/**
 * Changes the price at once and bills the difference for the rest of the month.
 * @throws ApiError if the card is refused; nothing is changed then.
 */
export function changePrice(store: Store, subscription: Subscription, price: Stripe.Price): void {
  requireRunning(subscription);
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.max(0, (end - store.now) / (end - start));
  const line = (of: Stripe.Price, sign: 1 | -1): Line => ({
    amount: sign * Math.round((of.unit_amount ?? 0) * rest),
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${of.nickname}`,
    price: of,
    start: store.now,
    end,
    isProration: true,
  });
  const lines = [line(item.price, -1), line(price, 1)];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const card = cardOf(store.state.cards[idOf(subscription.default_payment_method)] ?? '');
  if (total + customerOf(store, subscription).balance > 0 && card?.declines !== null) {
    throw declined(card?.declines ?? 'generic_decline');
  }
  item.price = price;
  item.plan = planObject(price);
  payInvoice(store, issueInvoice(store, subscription, 'subscription_update', lines));
  store.emit('customer.subscription.updated', subscription);
}

export function setEndsWithMonth(store: Store, subscription: Subscription, ends: boolean): void {
  requireRunning(subscription);
  if (subscription.cancel_at_period_end === ends) return;
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = ends ? store.now : null;
  store.emit('customer.subscription.updated', subscription);
}

export function endNow(store: Store, subscription: Subscription): void {
  requireRunning(subscription);
  subscription.status = 'canceled';
  subscription.canceled_at ??= store.now;
  subscription.ended_at = store.now;
  const invoice = store.state.invoices[idOf(subscription.latest_invoice)];
  if (invoice?.status === 'open') {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  store.emit('customer.subscription.deleted', subscription);
}

/** The member puts another card on file. */
export function changeCard(store: Store, customerId: string, card: TestCard): void {
  const customer = find(store.state.customers, customerId, 'customer');
  const method = saveCard(store, card);
  customer.invoice_settings.default_payment_method = method;
  for (const subscription of subscriptionsOf(store, customerId)) {
    subscription.default_payment_method = method;
  }
  store.emit('customer.updated', customer);
}

export function subscriptionsOf(store: Store, customerId: string): Subscription[] {
  return Object.values(store.state.subscriptions).filter(
    ({ customer }) => idOf(customer) === customerId,
  );
}

/** Begins the next month of each plan whose month is over, or ends it. */
export function renew(store: Store): void {
  for (const subscription of Object.values(store.state.subscriptions)) {
    const item = itemOf(subscription);
    while (isRunning(subscription) && item.current_period_end <= store.now) {
      if (subscription.cancel_at_period_end) {
        endNow(store, subscription);
        break;
      }
      item.current_period_start = item.current_period_end;
      item.current_period_end = monthAfter(item.current_period_start);
      const lines = [monthLine(subscription)];
      const invoice = issueInvoice(store, subscription, 'subscription_cycle', lines);
      store.emit('customer.subscription.updated', subscription);
      payInvoice(store, invoice);
    }
  }
}

/** Lets the month of one plan end now, while the clock of all others stays. */
export function endMonth(store: Store, subscription: Subscription): void {
  itemOf(subscription).current_period_end = store.now;
  renew(store);
}

function monthLine(subscription: Subscription): Line {
  const item = itemOf(subscription);
  return {
    amount: item.price.unit_amount ?? 0,
    description: `1 × ${item.price.nickname}`,
    price: item.price,
    start: item.current_period_start,
    end: item.current_period_end,
    isProration: false,
  };
}

export function itemOf({ id, items }: Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

export function isRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'past_due';
}

function requireRunning(subscription: Subscription): void {
  if (isRunning(subscription)) return;
  throw invalid(`The subscription ${subscription.id} is ${subscription.status}.`, {
    code: 'resource_missing',
    param: 'id',
  });
}

/** The same day of the next month, or its last day. */
function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}
