import { AppError } from '@hearthkin/domain/foundation/errors';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { tellOwner } from '../mail/tell-owner';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { payoutAccounts, users } from '../platform/records/collections';
import { asked, type PageDeps, pageDeps } from './payment-deps';
import { paymentSecrets } from './provider/payment-params';
import { syncPayoutAccount } from './sync-payout-account';

/**
 * The provider's page where the caller says where they are paid: the form while something is missing,
 * afterwards their payouts and bank account.
 * @throws AppError `bad-transition` without a provider; `payment-unavailable`; `rate-limited`.
 */
export const openPayoutAccount = defineCallable('openPayoutAccount', {
  access: { for: 'earner', standing: 'any', why: 'What was earned is paid.', fresh: true },
  secrets: [...paymentSecrets, ...mailSecrets],
  deps: () => ({ ...pageDeps(), ...mailDeps() }),
  handler: async ({ db, caller, now }, { provider, ...mailing }: PageDeps & NotifyDeps) => {
    const { siteUrl } = mailing;
    const { uid } = caller;
    await countAttempt(db, 'payoutAccountLinks', uid, now);
    if (provider === null) throw new AppError('bad-transition', 'There is no payment provider');
    const owner = (await users(db).doc(uid).get()).data();
    if (owner === undefined) throw new AppError('forbidden', 'The caller has no account');
    const { email } = owner;
    await tellOwner(mailing, { uid, ...owner }, 'payout-page', now);
    return asked('payout account', async () => {
      const known = (await payoutAccounts(db).doc(uid).get()).data()?.accountId;
      const accountId = known ?? (await provider.createAccount({ uid, email }));
      const { status } = await syncPayoutAccount({ db, provider, now }, uid, accountId);
      if (status === 'ready') return { url: await provider.openDashboard(accountId) };
      const returnUrl = `${siteUrl}/earnings?payouts=returned`;
      const refreshUrl = `${siteUrl}/earnings?payouts=again`;
      return { url: await provider.openOnboarding({ accountId, returnUrl, refreshUrl }) };
    });
  },
});
