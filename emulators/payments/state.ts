import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import type { Stripe } from 'stripe';
import { priceObject } from './objects/price';

type ById<T> = Record<string, T>;

/** The payment that a checkout makes once it is paid; Stripe doesn't show it in the session. */
export interface Draft {
  title: string;
  amount: number;
  metadata: Record<string, string>;
  transferGroup: string | null;
  isManual: boolean;
  /** Whether the card stays with a customer, for payments while no one is there. */
  keepsCard: boolean;
  /** The words above the button. */
  note: string | null;
  price: string | null;
}

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: Stripe.Event['type'];
}

export interface KeptAnswer {
  request: string;
  status: number;
  body: unknown;
}

/** Everything the stand-in remembers, as JSON. */
export interface State {
  /** The address that its pages had; a loaded state moves to the new one. */
  base: string;
  /** Seconds since 1970 where its clock stands still; null: it goes. */
  stillAt: number | null;
  /** Seconds that its clock is ahead. */
  ahead: number;
  sessions: ById<Stripe.Checkout.Session>;
  drafts: ById<Draft>;
  intents: ById<Stripe.PaymentIntent>;
  charges: ById<Stripe.Charge>;
  movements: ById<Stripe.BalanceTransaction>;
  refunds: ById<Stripe.Refund>;
  disputes: ById<Stripe.Dispute>;
  transfers: ById<Stripe.Transfer>;
  accounts: ById<Stripe.Account>;
  accountLinks: ById<{ account: string; returnUrl: string; refreshUrl: string; expiresAt: number }>;
  customers: ById<Stripe.Customer>;
  /** Numbers of cards, by payment method. */
  cards: ById<string>;
  /** Customers who keep a card, by payment method. */
  keptCards: ById<string>;
  prices: ById<Stripe.Price>;
  subscriptions: ById<Stripe.Subscription>;
  invoices: ById<Stripe.Invoice>;
  invoicePayments: ById<Stripe.InvoicePayment>;
  portals: ById<Stripe.BillingPortal.Session>;
  events: StoredEvent[];
  /** Ids of events still to be delivered. */
  undelivered: string[];
  keys: ById<KeptAnswer>;
}

export function emptyState(base: string): State {
  const created = Math.floor(Date.now() / 1000);
  const prices = PLAN_IDS.map((plan) => priceObject(plan, planOf(plan), created));
  return {
    base,
    stillAt: null,
    ahead: 0,
    sessions: {},
    drafts: {},
    intents: {},
    charges: {},
    movements: {},
    refunds: {},
    disputes: {},
    transfers: {},
    accounts: {},
    accountLinks: {},
    customers: {},
    cards: {},
    keptCards: {},
    prices: Object.fromEntries(prices.map((price) => [price.id, price])),
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    portals: {},
    events: [],
    undelivered: [],
    keys: {},
  };
}

/** A state that was saved, maybe before all of this was remembered, with its pages at another address. */
export function loadedState(saved: string, base: string): State {
  const before: State = JSON.parse(saved);
  const moved: State =
    before.base === base ? before : JSON.parse(saved.replaceAll(before.base, base));
  return { ...emptyState(base), ...moved };
}
