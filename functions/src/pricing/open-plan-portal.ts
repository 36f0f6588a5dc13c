import { AppError } from '@hearthkin/domain/errors';
import { defineCallable } from '../core/callable';
import { subscriptions } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { asked, type PageDeps, pageDeps } from '../payment/payment-deps';
import { paymentSecrets } from '../payment/provider/payment-params';
import { requireProvider } from './own-subscription';

/**
 * The provider's page where the caller changes the card of their plan and reads its invoices, also after it has
 * ended.
 * @throws AppError `bad-transition` without a provider, `plan-missing` if there never was a paid plan,
 * `payment-unavailable`, `rate-limited`.
 */
export const openPlanPortal = defineCallable('openPlanPortal', {
  access: 'spender',
  options: { secrets: paymentSecrets },
  deps: pageDeps,
  handler: async ({ db, now, caller }, { provider: known, siteUrl }: PageDeps) => {
    const { uid } = caller;
    const provider = requireProvider(known);
    await countAttempt(db, 'planPages', uid, now);
    const customerId = (await subscriptions(db).doc(uid).get()).data()?.customerId ?? null;
    if (customerId === null) throw new AppError('plan-missing', 'There never was a paid plan');
    const back = `${siteUrl}/subscription-dashboard`;
    return { url: await asked('plan portal', () => provider.openPortal(customerId, back)) };
  },
});
