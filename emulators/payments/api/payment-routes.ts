import {
  cancel,
  capture,
  confirmWithout,
  createIntent,
  detachCard,
  refund,
} from '../acts/payments';
import { amount, metadata, required, text } from '../params';
import { find, newestFirst } from '../store';
import { page } from './paging';
import type { Call, Routes } from './route';

function intentOf({ store, id }: Call) {
  return find(store.state.intents, id, 'payment_intent', 'intent');
}

export const PAYMENT_ROUTES: Routes = {
  'GET /v1/payment_intents/{id}': intentOf,

  'POST /v1/payment_intents': ({ store, params }) => {
    const customer = text(params, 'customer');
    if (customer !== null) find(store.state.customers, customer, 'customer', 'customer');
    return createIntent(store, {
      amount: amount(params, 'amount'),
      capture_method: text(params, 'capture_method') === 'manual' ? 'manual' : 'automatic',
      customer,
      description: text(params, 'description'),
      metadata: metadata(params),
      receipt_email: null,
      transfer_group: text(params, 'transfer_group'),
    });
  },

  'POST /v1/payment_intents/{id}/confirm': (call) => {
    const intent = intentOf(call);
    confirmWithout(call.store, intent, required(call.params, 'payment_method'));
    return intent;
  },

  'POST /v1/payment_methods/{id}/detach': ({ store, id }) => {
    detachCard(store, id);
    return { id, object: 'payment_method', customer: null };
  },

  'GET /v1/payment_intents': ({ store, params }) =>
    page(params, '/v1/payment_intents', newestFirst(store.state.intents)),

  'POST /v1/payment_intents/{id}/capture': (call) => {
    const intent = intentOf(call);
    capture(call.store, intent);
    return intent;
  },

  'POST /v1/payment_intents/{id}/cancel': (call) => {
    const intent = intentOf(call);
    cancel(call.store, intent, null);
    return intent;
  },

  'GET /v1/charges': ({ store, params }) => {
    const of = text(params, 'customer');
    const charges = newestFirst(store.state.charges);
    const wanted = charges.filter(({ customer }) => of === null || customer === of);
    return page(params, '/v1/charges', wanted);
  },

  'POST /v1/refunds': ({ store, params }) => {
    const paymentId = required(params, 'payment_intent');
    const intent = find(store.state.intents, paymentId, 'payment_intent', 'payment_intent');
    const given = text(params, 'amount') === null ? null : amount(params, 'amount');
    return refund(store, intent, given, metadata(params));
  },

  'GET /v1/refunds': ({ store, params }) => {
    const of = text(params, 'payment_intent');
    // Stripe refuses to list the refunds of a payment that isn't there.
    if (of !== null) find(store.state.intents, of, 'payment_intent', 'payment_intent');
    const refunds = newestFirst(store.state.refunds);
    const wanted = refunds.filter((each) => of === null || each.payment_intent === of);
    return page(params, '/v1/refunds', wanted);
  },

  'GET /v1/disputes': ({ store, params }) => {
    const of = text(params, 'payment_intent');
    const disputes = newestFirst(store.state.disputes);
    const wanted = disputes.filter((each) => of === null || each.payment_intent === of);
    return page(params, '/v1/disputes', wanted);
  },
};
