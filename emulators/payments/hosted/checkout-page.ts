import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import type { Stripe } from 'stripe';
import { authenticate, type Outcome, pay } from '../acts/checkout';
import { cardOf, FAILING_CARD } from '../cards';
import { find } from '../store';
import { alert, button, cardForms, euros, link, type PageAnswer, page, redirect } from './frame';
import type { Visit } from './visit';

type Session = Stripe.Checkout.Session;

/** `/checkout/ID`: pays for a session or begins a plan. */
export function checkoutPage({ store, id, query }: Visit): PageAnswer {
  const session = find(store.state.sessions, id, 'checkout.session');
  if (session.status !== 'open') return closedPage(session);
  const { title, isManual, note: further } = find(store.state.drafts, id, 'checkout.session');
  const note = isManual
    ? 'The card is asked for this amount now, and charged once the request is accepted.'
    : 'The card is charged now and every month.';
  const words = further === null ? '' : `<p class="note">${escapeHtml(further)}</p>`;
  return page(
    title,
    `<p class="amount">${euros(session.amount_total ?? 0)}</p>
<p class="note">${note}${session.customer_email ? ` For ${escapeHtml(session.customer_email)}.` : ''}</p>
${words}
${alert(query.get('declined'))}
${cardForms(`/checkout/${id}`, [FAILING_CARD])}
${link(session.cancel_url, 'Back')}`,
  );
}

export function checkoutSent({ store, id, form }: Visit): PageAnswer {
  const session = find(store.state.sessions, id, 'checkout.session');
  if (session.status !== 'open') return closedPage(session);
  const card = cardOf(form.get('card') ?? '');
  if (!card) return redirect(`/checkout/${id}?declined=unknown_card`);
  return after(session, pay(store, session, card), card.number);
}

/** `/checkout/ID/authenticate`: the bank asks whether it is you. */
export function bankPage({ store, id, query }: Visit): PageAnswer {
  const session = find(store.state.sessions, id, 'checkout.session');
  if (session.status !== 'open') return closedPage(session);
  const card = escapeHtml(query.get('card') ?? '');
  return page(
    'Your bank asks if it’s you',
    `<p>${euros(session.amount_total ?? 0)} to Hearthkin.</p>
<form method="post" action="/checkout/${id}/authenticate" class="actions">
<input type="hidden" name="card" value="${card}">
${button('answer', 'complete', 'Complete').replace('<button', '<button class="main"')}
${button('answer', 'fail', 'Fail')}
</form>`,
  );
}

export function bankAnswered({ store, id, form }: Visit): PageAnswer {
  const session = find(store.state.sessions, id, 'checkout.session');
  if (session.status !== 'open') return closedPage(session);
  const card = cardOf(form.get('card') ?? '');
  if (!card) return redirect(`/checkout/${id}?declined=unknown_card`);
  const isConfirmed = form.get('answer') === 'complete';
  return after(session, authenticate(store, session, card, isConfirmed), card.number);
}

function after(session: Session, outcome: Outcome, card: string): PageAnswer {
  const here = `/checkout/${session.id}`;
  if (outcome.kind === 'ask') return redirect(`${here}/authenticate?card=${card}`);
  if (outcome.kind === 'declined') return redirect(`${here}?declined=${outcome.reason}`);
  return redirect(successOf(session) ?? here);
}

function successOf({ id, success_url }: Session): string | null {
  return success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;
}

function closedPage(session: Session): PageAnswer {
  if (session.status === 'complete') {
    return page('This is paid already', link(successOf(session), 'Go on'));
  }
  return page(
    'This page has closed',
    `<p>It was open for a limited time, and nothing was charged.</p>${link(session.cancel_url, 'Back')}`,
  );
}
