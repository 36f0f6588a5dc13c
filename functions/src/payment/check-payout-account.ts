import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { payoutAccounts } from '../platform/records/collections';
import { asked } from './payment-deps';
import { type PaymentDeps, paymentDeps, paymentSecrets } from './provider/payment-params';
import { syncPayoutAccount } from './sync-payout-account';

/**
 * Asks the provider about the caller's account, so that the page it returns to doesn't wait for a webhook.
 * @throws AppError `payment-unavailable`; `rate-limited`.
 */
export const checkPayoutAccount = defineCallable('checkPayoutAccount', {
  access: { for: 'earner', standing: 'any', why: 'What was earned is paid.' },
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async ({ db, caller, now }, { provider }: PaymentDeps) => {
    const { uid } = caller;
    await countAttempt(db, 'payoutAccountLinks', uid, now);
    const accountId = (await payoutAccounts(db).doc(uid).get()).data()?.accountId;
    if (provider === null || accountId === undefined) return { status: null };
    return asked('payout account', async () => {
      const { status } = await syncPayoutAccount({ db, provider, now }, uid, accountId);
      return { status };
    });
  },
});
