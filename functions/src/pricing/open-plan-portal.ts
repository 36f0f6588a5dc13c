import { AppError } from '@hearthkin/domain/foundation/errors';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { tellOwner } from '../mail/tell-owner';
import { asked, type PageDeps, pageDeps } from '../payment/payment-deps';
import { paymentSecrets } from '../payment/provider/payment-params';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { subscriptions, users } from '../platform/records/collections';
import { requireProvider } from './own-subscription';

/**
 * The provider's page where the caller changes the card of their plan and reads its invoices, also after it has
 * ended.
 * @throws AppError `bad-transition` without a provider, `plan-missing` if there never was a paid plan,
 * `payment-unavailable`, `rate-limited`.
 */
export const openPlanPortal = defineCallable('openPlanPortal', {
  access: {
    for: 'spender',
    standing: 'any',
    why: 'Invoices stay after a suspension.',
    fresh: true,
  },
  secrets: [...paymentSecrets, ...mailSecrets],
  deps: () => ({ ...pageDeps(), ...mailDeps() }),
  handler: async ({ db, now, caller }, { provider: known, ...mailing }: PageDeps & NotifyDeps) => {
    const { uid } = caller;
    const provider = requireProvider(known);
    await countAttempt(db, 'planPages', uid, now);
    const customerId = (await subscriptions(db).doc(uid).get()).data()?.customerId ?? null;
    if (customerId === null) throw new AppError('plan-missing', 'There never was a paid plan');
    const owner = (await users(db).doc(uid).get()).data();
    if (owner !== undefined) await tellOwner(mailing, { uid, ...owner }, 'plan-page', now);
    const back = `${mailing.siteUrl}/subscription-dashboard`;
    return { url: await asked('plan portal', () => provider.openPortal(customerId, back)) };
  },
});
