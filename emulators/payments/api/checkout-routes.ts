import { CURRENCY } from '@hearthkin/domain/foundation/money';
import { expire } from '../acts/checkout';
import { invalid } from '../api-error';
import { sessionObject } from '../objects/checkout-session';
import { amount, metadata, type Params, required, text, whole, within } from '../params';
import type { Draft } from '../state';
import { find, type Store } from '../store';
import type { Call, Routes } from './route';

/** Stripe keeps a page open for half an hour to a day. */
const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 3600;

function sessionOf({ store, id }: Call) {
  return find(store.state.sessions, id, 'checkout.session', 'session');
}

export const CHECKOUT_ROUTES: Routes = {
  'POST /v1/checkout/sessions': ({ store, params }) => {
    const mode = required(params, 'mode');
    if (mode !== 'payment' && mode !== 'subscription') {
      throw invalid(`Invalid mode: ${mode}`, { param: 'mode' });
    }
    const draft = mode === 'payment' ? paymentDraft(params) : planDraft(store, params);
    const customer = text(params, 'customer');
    if (customer !== null) find(store.state.customers, customer, 'customer', 'customer');
    const id = store.id('cs_test');
    const session = sessionObject({
      id,
      amount_total: draft.amount,
      cancel_url: text(params, 'cancel_url'),
      client_reference_id: text(params, 'client_reference_id'),
      created: store.now,
      currency: CURRENCY.toLowerCase(),
      customer,
      customer_email: text(params, 'customer_email'),
      expires_at: expiry(store, params),
      metadata: metadata(params),
      mode,
      success_url: required(params, 'success_url'),
      url: `${store.state.base}/checkout/${id}`,
    });
    store.state.sessions[id] = session;
    store.state.drafts[id] = draft;
    return session;
  },

  'GET /v1/checkout/sessions/{id}': sessionOf,

  'POST /v1/checkout/sessions/{id}/expire': (call) => {
    const session = sessionOf(call);
    expire(call.store, session);
    return session;
  },
};

function expiry(store: Store, params: Params): number {
  const asked = whole(params, 'expires_at');
  if (asked === null) return store.now + LONGEST_SECONDS;
  // Those who ask go by the stand-in's clock, or by the real one, which it may be ahead of.
  for (const seconds of [asked - store.now, asked + store.state.ahead - store.now]) {
    if (seconds >= SHORTEST_SECONDS - 1 && seconds <= LONGEST_SECONDS) return store.now + seconds;
  }
  throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours away.', {
    param: 'expires_at',
  });
}

function paymentDraft(params: Params): Draft {
  const line = within(params, 'line_items', '0');
  const priced = within(line, 'price_data');
  const currency = required(priced, 'currency');
  if (currency !== CURRENCY.toLowerCase()) {
    throw invalid(`Only ${CURRENCY} is paid here, not ${currency}.`, { param: 'currency' });
  }
  const data = within(params, 'payment_intent_data');
  return {
    title: required(within(priced, 'product_data'), 'name'),
    amount: amount(priced, 'unit_amount') * (whole(line, 'quantity') ?? 1),
    metadata: metadata(data),
    transferGroup: text(data, 'transfer_group'),
    isManual: text(data, 'capture_method') === 'manual',
    keepsCard: keepsCard(params, data),
    note: text(within(params, 'custom_text', 'submit'), 'message'),
    price: null,
  };
}

/** Without a customer a card can't be kept. */
function keepsCard(params: Params, data: Params): boolean {
  if (text(data, 'setup_future_usage') !== 'off_session') return false;
  return text(params, 'customer') !== null || text(params, 'customer_creation') === 'always';
}

function planDraft(store: Store, params: Params): Draft {
  const id = required(within(params, 'line_items', '0'), 'price');
  const price = find(store.state.prices, id, 'price', 'line_items[0][price]');
  return {
    title: `${price.nickname}, monthly`,
    amount: price.unit_amount ?? 0,
    metadata: metadata(within(params, 'subscription_data')),
    transferGroup: null,
    isManual: false,
    keepsCard: false,
    note: null,
    price: id,
  };
}
