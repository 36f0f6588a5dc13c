import type { Stripe } from 'stripe';
import { invalid } from '../api-error';
import type { TestCard } from '../cards';
import { find, idOf, type Store } from '../store';
import { askFirst, confirm, createIntent, fail, saveCard } from './payments';
import { createCustomer, subscribe } from './plans';

/** The outcome of a card on a page: `ask` is the bank's own question. */
export type Outcome =
  | { readonly kind: 'paid' | 'ask' }
  | { readonly kind: 'declined'; readonly reason: string };

type Session = Stripe.Checkout.Session;

/** @throws ApiError if the page is closed. */
export function requireOpen({ id, status }: Session): void {
  if (status === 'open') return;
  throw invalid(
    `Only Checkout Sessions with a status in ["open"] can do this; ${id} is ${status}.`,
  );
}

export function expire(store: Store, session: Session): void {
  requireOpen(session);
  session.status = 'expired';
  session.url = null;
  store.emit('checkout.session.expired', session);
}

/** Pays with a card, unless the bank asks or refuses. */
export function pay(store: Store, session: Session, card: TestCard): Outcome {
  requireOpen(session);
  if (card.asksFirst) {
    if (session.mode === 'payment') {
      askFirst(store, intentOf(store, session), `${session.url}/authenticate`);
    }
    return { kind: 'ask' };
  }
  return payNow(store, session, card);
}

/** Pays after the bank's question was answered, or declines. */
export function authenticate(
  store: Store,
  session: Session,
  card: TestCard,
  isConfirmed: boolean,
): Outcome {
  requireOpen(session);
  if (isConfirmed) return payNow(store, session, card);
  if (session.mode === 'payment') fail(store, intentOf(store, session), 'authentication_required');
  return { kind: 'declined', reason: 'authentication_required' };
}

function payNow(store: Store, session: Session, card: TestCard): Outcome {
  const method = saveCard(store, card);
  if (session.mode === 'payment') {
    const intent = intentOf(store, session);
    const refused = confirm(store, intent, card, method);
    if (refused !== null) return { kind: 'declined', reason: refused };
    if (find(store.state.drafts, session.id, 'checkout.session').keepsCard) {
      session.customer ??= createCustomer(store, session.customer_email, {}).id;
      intent.customer = session.customer;
      store.state.keptCards[method] = idOf(session.customer);
    }
    // Nothing is charged yet, and Stripe says "unpaid" until it is.
    session.payment_status = intent.capture_method === 'manual' ? 'unpaid' : 'paid';
  } else {
    if (card.declines !== null) return { kind: 'declined', reason: card.declines };
    const { price, metadata } = find(store.state.drafts, session.id, 'checkout.session');
    const subscription = subscribe(store, {
      price: find(store.state.prices, price ?? '', 'price'),
      customer: idOf(session.customer) || null,
      email: session.customer_email,
      metadata,
      card,
      method,
    });
    session.subscription = subscription.id;
    session.customer = subscription.customer;
    session.invoice = subscription.latest_invoice;
    session.payment_status = 'paid';
  }
  session.status = 'complete';
  session.url = null;
  store.emit('checkout.session.completed', session);
  return { kind: 'paid' };
}

/** The payment of a page, made when a card is first tried. */
function intentOf(store: Store, session: Session): Stripe.PaymentIntent {
  const before = store.state.intents[idOf(session.payment_intent)];
  if (before) return before;
  const draft = find(store.state.drafts, session.id, 'checkout.session');
  const intent = createIntent(store, {
    amount: draft.amount,
    capture_method: draft.isManual ? 'manual' : 'automatic',
    customer: session.customer,
    description: draft.title,
    metadata: draft.metadata,
    receipt_email: session.customer_email,
    transfer_group: draft.transferGroup,
  });
  session.payment_intent = intent.id;
  return intent;
}
