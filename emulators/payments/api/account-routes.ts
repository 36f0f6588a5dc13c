import { createAccount, createTransfer } from '../acts/accounts';
import { invalid } from '../api-error';
import { amount, metadata, required, text } from '../params';
import { find, newestFirst } from '../store';
import { page } from './paging';
import type { Call, Routes } from './route';

/** A link to the form works for some minutes. */
const LINK_SECONDS = 300;

function accountOf({ store, id }: Call) {
  return find(store.state.accounts, id, 'account', 'account');
}

export const ACCOUNT_ROUTES: Routes = {
  'POST /v1/accounts': ({ store, params }) => {
    if (required(params, 'type') !== 'express') {
      throw invalid('Only Express accounts are made here.', { param: 'type' });
    }
    return createAccount(store, text(params, 'email'), metadata(params));
  },

  'GET /v1/accounts/{id}': accountOf,

  'GET /v1/accounts': ({ store, params }) =>
    page(params, '/v1/accounts', newestFirst(store.state.accounts)),

  'POST /v1/account_links': ({ store, params }) => {
    const account = required(params, 'account');
    find(store.state.accounts, account, 'account', 'account');
    const token = store.id('link');
    const expiresAt = store.now + LINK_SECONDS;
    store.state.accountLinks[token] = {
      account,
      returnUrl: required(params, 'return_url'),
      refreshUrl: required(params, 'refresh_url'),
      expiresAt,
    };
    return {
      object: 'account_link',
      created: store.now,
      expires_at: expiresAt,
      url: `${store.state.base}/onboarding/${token}`,
    };
  },

  'POST /v1/accounts/{id}/login_links': (call) => {
    const account = accountOf(call);
    if (!account.details_submitted) {
      throw invalid('Cannot create a login link for an account that has not completed onboarding.');
    }
    return {
      object: 'login_link',
      created: call.store.now,
      url: `${call.store.state.base}/express/${account.id}`,
    };
  },

  'POST /v1/transfers': ({ store, params }) =>
    createTransfer(store, {
      amount: amount(params, 'amount'),
      currency: required(params, 'currency'),
      destination: required(params, 'destination'),
      source: text(params, 'source_transaction'),
      group: text(params, 'transfer_group'),
      metadata: metadata(params),
    }),

  'GET /v1/transfers': ({ store, params }) => {
    const group = text(params, 'transfer_group');
    const transfers = newestFirst(store.state.transfers);
    const wanted = transfers.filter((each) => group === null || each.transfer_group === group);
    return page(params, '/v1/transfers', wanted);
  },
};
