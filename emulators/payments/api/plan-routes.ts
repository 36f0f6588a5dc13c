import { voidInvoice } from '../acts/invoices';
import { changePrice, createCustomer, endNow, itemOf, setEndsWithMonth } from '../acts/plans';
import { invalid } from '../api-error';
import { metadata, required, text, texts, within } from '../params';
import { find, idOf, newestFirst } from '../store';
import { page } from './paging';
import type { Call, Routes } from './route';

function subscriptionOf({ store, id }: Call) {
  return find(store.state.subscriptions, id, 'subscription');
}

export const PLAN_ROUTES: Routes = {
  'POST /v1/customers': ({ store, params }) =>
    createCustomer(store, text(params, 'email'), metadata(params)),

  'GET /v1/customers/{id}': ({ store, id }) => find(store.state.customers, id, 'customer'),

  'GET /v1/prices/{id}': ({ store, id }) => find(store.state.prices, id, 'price', 'price'),

  'GET /v1/prices': ({ store, params }) => {
    const keys = texts(params, 'lookup_keys');
    const prices = newestFirst(store.state.prices);
    const wanted = prices.filter(
      (each) => keys.length === 0 || keys.includes(each.lookup_key ?? ''),
    );
    return page(params, '/v1/prices', wanted);
  },

  'GET /v1/subscriptions/{id}': subscriptionOf,

  'GET /v1/subscriptions': ({ store, params }) => {
    const customer = text(params, 'customer');
    const all = newestFirst(store.state.subscriptions);
    const wanted = all.filter((each) => customer === null || each.customer === customer);
    return page(params, '/v1/subscriptions', wanted);
  },

  'POST /v1/subscriptions/{id}': (call) => {
    const { store, params } = call;
    const subscription = subscriptionOf(call);
    const change = within(params, 'items', '0');
    const price = text(change, 'price');
    if (price !== null) {
      if (text(change, 'id') !== itemOf(subscription).id) {
        throw invalid('Name the item whose price changes; there is one.', { param: 'items' });
      }
      changePrice(store, subscription, find(store.state.prices, price, 'price', 'items[0][price]'));
    }
    const ends = text(params, 'cancel_at_period_end');
    if (ends !== null) setEndsWithMonth(store, subscription, ends === 'true');
    Object.assign(subscription.metadata, metadata(params));
    return subscription;
  },

  'DELETE /v1/subscriptions/{id}': (call) => {
    const subscription = subscriptionOf(call);
    endNow(call.store, subscription);
    return subscription;
  },

  'GET /v1/invoices': ({ store, params }) => {
    const [of, status] = [text(params, 'subscription'), text(params, 'status')];
    if (of !== null) find(store.state.subscriptions, of, 'subscription', 'subscription');
    const wanted = newestFirst(store.state.invoices).filter(
      (each) =>
        (of === null || idOf(each.parent?.subscription_details?.subscription) === of) &&
        (status === null || each.status === status),
    );
    return page(params, '/v1/invoices', wanted);
  },

  'POST /v1/invoices/{id}/void': ({ store, id }) => {
    const invoice = find(store.state.invoices, id, 'invoice', 'invoice');
    voidInvoice(store, invoice);
    return invoice;
  },

  'GET /v1/invoice_payments': ({ store, params }) => {
    const of = text(params, 'invoice');
    const by = text(within(params, 'payment'), 'payment_intent');
    const wanted = newestFirst(store.state.invoicePayments).filter(
      ({ invoice, payment }) =>
        (of === null || invoice === of) && (by === null || payment.payment_intent === by),
    );
    return page(params, '/v1/invoice_payments', wanted);
  },

  'POST /v1/billing_portal/sessions': ({ store, params }) => {
    const customer = required(params, 'customer');
    find(store.state.customers, customer, 'customer', 'customer');
    const id = store.id('bps');
    const session = {
      id,
      object: 'billing_portal.session' as const,
      configuration: 'bpc_local',
      created: store.now,
      customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: text(params, 'return_url'),
      url: `${store.state.base}/portal/${id}`,
    };
    store.state.portals[id] = session;
    return session;
  },
};
