import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import type { Stripe } from 'stripe';
import { payInvoice } from '../acts/invoices';
import { changeCard, isRunning, itemOf, setEndsWithMonth, subscriptionsOf } from '../acts/plans';
import { CARDS, cardOf, FAILING_CARD, grouped } from '../cards';
import { find, idOf, newestFirst } from '../store';
import {
  alert,
  button,
  cardForms,
  day,
  euros,
  link,
  type PageAnswer,
  page,
  redirect,
  rows,
} from './frame';
import type { Visit } from './visit';

/** `/portal/ID`: a member's card, plan and invoices. */
export function portalPage({ store, id }: Visit): PageAnswer {
  const portal = find(store.state.portals, id, 'billing_portal.session');
  const customer = find(store.state.customers, portal.customer, 'customer');
  const method = idOf(customer.invoice_settings.default_payment_method);
  const card = cardOf(store.state.cards[method] ?? '');
  const invoices = newestFirst(store.state.invoices).filter(
    (each) => each.customer === customer.id,
  );
  return page(
    'Your plan and card',
    `<p class="note">${escapeHtml(customer.email ?? customer.id)}. Card on file: ${card ? `${grouped(card.number)}, ${escapeHtml(card.label.toLowerCase())}` : 'none'}.</p>
<form method="post" action="/portal/${id}" class="actions">
${button('card', CARDS[0]?.number ?? '', 'Change to a card that works')}
${button('card', FAILING_CARD.number, 'Change to a card that fails')}
</form>
${subscriptionsOf(store, customer.id)
  .map((each) => planPart(id, each))
  .join('')}
${rows(
  'Invoices',
  invoices.map((each) => [day(each.created), euros(each.total), invoiceWords(each)]),
)}
${link(portal.return_url, 'Back')}`,
  );
}

function planPart(portal: string, subscription: Stripe.Subscription): string {
  const { price, current_period_end: end } = itemOf(subscription);
  const ends = subscription.cancel_at_period_end;
  const state = isRunning(subscription)
    ? `${ends ? 'ends' : 'renews'} on ${day(end)}`
    : 'has ended';
  const act = ends ? 'resume' : 'cancel';
  const form = `<form method="post" action="/portal/${portal}" class="actions">
<input type="hidden" name="subscription" value="${subscription.id}">
${button('act', act, ends ? 'Keep the plan' : 'Cancel the plan')}</form>`;
  return `<h2>${escapeHtml(price.nickname ?? price.id)}</h2><p>${state[0]?.toUpperCase()}${state.slice(1)}${subscription.status === 'past_due' ? '; the last payment failed' : ''}.</p>
${isRunning(subscription) ? form : ''}`;
}

function invoiceWords({ id, status, number }: Stripe.Invoice): string {
  const words = `${escapeHtml(number ?? id)}, ${status}`;
  return status === 'open' ? `<a href="/pay/${id}">${words}</a>` : words;
}

export function portalSent({ store, id, form }: Visit): PageAnswer {
  const portal = find(store.state.portals, id, 'billing_portal.session');
  const card = cardOf(form.get('card') ?? '');
  if (card) changeCard(store, portal.customer, card);
  const chosen = form.get('subscription');
  const subscription = subscriptionsOf(store, portal.customer).find((each) => each.id === chosen);
  if (subscription) setEndsWithMonth(store, subscription, form.get('act') === 'cancel');
  return redirect(`/portal/${id}`);
}

/** `/pay/INVOICE`: makes up for a payment that failed. */
export function invoicePage({ store, id, query }: Visit): PageAnswer {
  const invoice = find(store.state.invoices, id, 'invoice');
  if (invoice.status !== 'open') {
    return page('This is paid already', `<p>Invoice ${escapeHtml(invoice.number ?? id)}.</p>`);
  }
  return page(
    `Invoice ${invoice.number ?? id}`,
    `<p class="amount">${euros(invoice.amount_remaining)}</p>
<p class="note">${escapeHtml(invoice.lines.data[0]?.description ?? '')}</p>
${alert(query.get('declined'))}
${cardForms(`/pay/${id}`, [FAILING_CARD])}`,
  );
}

export function invoiceSent({ store, id, form }: Visit): PageAnswer {
  const invoice = find(store.state.invoices, id, 'invoice');
  const card = cardOf(form.get('card') ?? '');
  if (!card) return redirect(`/pay/${id}?declined=unknown_card`);
  const refused = invoice.status === 'open' ? payInvoice(store, invoice, card) : null;
  return redirect(refused === null ? `/pay/${id}` : `/pay/${id}?declined=${refused}`);
}
