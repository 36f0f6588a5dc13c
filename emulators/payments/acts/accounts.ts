import type { Stripe } from 'stripe';
import { invalid, missing } from '../api-error';
import { accountObject, requirements } from '../objects/account';
import { transferObject } from '../objects/transfer';
import { find, type Store } from '../store';
import { addMovement, balance } from './balance';

export function createAccount(
  store: Store,
  email: string | null,
  metadata: Record<string, string>,
): Stripe.Account {
  const account = accountObject(store.id('acct'), email, metadata, store.now);
  store.state.accounts[account.id] = account;
  return account;
}

/** The companion has sent in the form, with or without a bank account. */
export function submitAccount(store: Store, account: Stripe.Account, hasBank: boolean): void {
  fillIn(account, hasBank);
  store.emit('account.updated', account);
}

export function fillIn(account: Stripe.Account, hasBank: boolean): void {
  account.details_submitted = true;
  account.capabilities = { transfers: 'active' };
  account.payouts_enabled = hasBank;
  account.requirements = requirements(hasBank ? [] : ['external_account']);
}

export interface NewTransfer {
  amount: number;
  currency: string;
  destination: string;
  source: string | null;
  group: string | null;
  metadata: Record<string, string>;
}

/** @throws ApiError if the account can't receive money, or if there isn't that much. */
export function createTransfer(store: Store, given: NewTransfer): Stripe.Transfer {
  const account = store.state.accounts[given.destination];
  if (!account) throw missing('destination', given.destination, 'destination', 400);
  if (account.capabilities?.transfers !== 'active') {
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  }
  requireFunds(store, given);
  const id = store.id('tr');
  const movement = addMovement(store, {
    amount: -given.amount,
    fee: 0,
    source: id,
    type: 'transfer',
  });
  const transfer = transferObject({
    id,
    amount: given.amount,
    balance_transaction: movement.id,
    created: store.now,
    currency: given.currency,
    destination: account.id,
    metadata: given.metadata,
    source_transaction: given.source,
    transfer_group: given.group,
  });
  store.state.transfers[id] = transfer;
  store.emit('transfer.created', transfer);
  return transfer;
}

function requireFunds(store: Store, { amount, source }: NewTransfer): void {
  if (source === null) {
    if (amount <= balance(store)) return;
    throw invalid('You have insufficient funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  }
  const charge = find(store.state.charges, source, 'charge', 'source_transaction');
  const taken = Object.values(store.state.transfers)
    .filter((each) => each.source_transaction === charge.id)
    .reduce((sum, each) => sum + each.amount - each.amount_reversed, 0);
  if (charge.captured && taken + amount <= charge.amount_captured) return;
  throw invalid('The transfers of a charge can’t be more than what was charged.', {
    param: 'source_transaction',
  });
}
