import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderAccount } from './payment-provider';
import type { LoadStripe } from './stripe-client';
import { asked, failureOf } from './stripe-errors';
import { dateOf, PAGE } from './stripe-values';

type Accounts = Pick<
  PaymentProvider,
  'createAccount' | 'readAccount' | 'openOnboarding' | 'openDashboard'
>;

/** Stripe keeps a key for a day; an hour more allows for clocks. */
const KEY_SECONDS = 25 * 3600;

/** Companions' accounts: Express, so Stripe asks for what it needs and shows the payouts. */
export function stripeAccounts(load: LoadStripe): Accounts {
  return {
    async createAccount({ uid, email }) {
      const stripe = await load();
      try {
        const { id } = await stripe.accounts.create(
          {
            type: 'express',
            email,
            business_type: 'individual',
            capabilities: { transfers: { requested: true } },
            metadata: { uid },
          },
          { idempotencyKey: `account-${uid}` },
        );
        return id;
      } catch (error) {
        // The answer was lost, and the address is another one now: the account exists.
        if (failureOf(error)?.type !== 'StripeIdempotencyError') throw error;
        const id = await recentAccount(stripe, uid);
        if (id === null) throw error;
        return id;
      }
    },

    async readAccount(accountId) {
      const stripe = await load();
      return accountOf(await asked(() => stripe.accounts.retrieve(accountId)));
    },

    async openOnboarding({ accountId, returnUrl, refreshUrl }) {
      const stripe = await load();
      const { url } = await asked(() =>
        stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      );
      return url;
    },

    async openDashboard(accountId) {
      const stripe = await load();
      const { url } = await asked(() => stripe.accounts.createLoginLink(accountId));
      return url;
    },
  };
}

async function recentAccount(stripe: Stripe, uid: string): Promise<string | null> {
  const since = Math.floor(Date.now() / 1000) - KEY_SECONDS;
  for await (const account of stripe.accounts.list({ created: { gte: since }, limit: PAGE })) {
    if (account.metadata?.uid === uid) return account.id;
  }
  return null;
}

function accountOf(account: Stripe.Account): ProviderAccount {
  const { requirements } = account;
  const missing = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  return {
    id: account.id,
    isReady: account.capabilities?.transfers === 'active' && account.payouts_enabled,
    isSubmitted: account.details_submitted,
    missing: [...new Set(missing)],
    missingBy: requirements?.current_deadline ? dateOf(requirements.current_deadline) : null,
  };
}
