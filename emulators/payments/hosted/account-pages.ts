import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import { submitAccount } from '../acts/accounts';
import { find } from '../store';
import { alert, button, day, euros, type PageAnswer, page, redirect, rows } from './frame';
import type { Visit } from './visit';

/** `/onboarding/TOKEN`: what a companion tells Stripe before their first payout. */
export function onboardingPage({ store, id, query }: Visit): PageAnswer {
  const link = find(store.state.accountLinks, id, 'account_link');
  if (link.expiresAt < store.now) return redirect(link.refreshUrl);
  const account = find(store.state.accounts, link.account, 'account');
  return page(
    'Get paid',
    `<p class="note">For ${escapeHtml(account.email ?? account.id)}. What you type isn’t kept.</p>
${query.has('incomplete') ? '<p role="alert">Enter a name and an IBAN, or leave out the bank account.</p>' : alert(null)}
<form method="post" action="/onboarding/${id}">
<label for="name">Your name</label><input id="name" name="name" autocomplete="off" value="Test Companion">
<label for="iban">IBAN</label><input id="iban" name="iban" autocomplete="off" value="DE89 3704 0044 0532 0130 00">
<div class="actions">
<button class="main" name="act" value="complete">Send it in</button>
${button('act', 'without-bank', 'Leave out the bank account')}
${button('act', 'leave', 'Leave')}
</div>
</form>`,
  );
}

export function onboardingSent({ store, id, form }: Visit): PageAnswer {
  const link = find(store.state.accountLinks, id, 'account_link');
  if (link.expiresAt < store.now) return redirect(link.refreshUrl);
  const account = find(store.state.accounts, link.account, 'account');
  const act = form.get('act');
  if (act === 'complete' && !(form.get('name')?.trim() && form.get('iban')?.trim())) {
    return redirect(`/onboarding/${id}?incomplete`);
  }
  if (act === 'complete' || act === 'without-bank') {
    submitAccount(store, account, act === 'complete');
  }
  return redirect(link.returnUrl);
}

/** `/express/ACCOUNT`: a companion's payouts and bank account. */
export function dashboardPage({ store, id }: Visit): PageAnswer {
  const account = find(store.state.accounts, id, 'account');
  const transfers = Object.values(store.state.transfers)
    .filter(({ destination }) => destination === id)
    .reverse();
  const sum = transfers.reduce((total, each) => total + each.amount - each.amount_reversed, 0);
  const bank = account.payouts_enabled
    ? button('act', 'remove-bank', 'Remove the bank account')
    : button('act', 'add-bank', 'Add a bank account');
  return page(
    'Your payouts',
    `<p class="amount">${euros(sum)}</p>
<p class="note">${account.payouts_enabled ? 'Paid out to your bank.' : 'Waits for a bank account.'}</p>
<form method="post" action="/express/${id}" class="actions">${bank}</form>
${rows(
  'Transfers',
  transfers.map((each) => [day(each.created), euros(each.amount), escapeHtml(each.id)]),
)}`,
  );
}

export function dashboardSent({ store, id, form }: Visit): PageAnswer {
  const account = find(store.state.accounts, id, 'account');
  submitAccount(store, account, form.get('act') === 'add-bank');
  return redirect(`/express/${id}`);
}
