import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { asked } from '../payment/payment-deps';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import { defineCallable } from '../platform/callable';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { countAttempt } from '../platform/rate-limit';
import { subscriptions } from '../platform/records/collections';
import { requireOn } from '../platform/switches';
import { isLive, NO_SUBSCRIPTION, requireProvider } from './own-subscription';
import { type PlanDeps, planDeps, planSecrets, requireActiveMember } from './plan-caller';
import { closePlanPage } from './plan-page';
import { syncSubscription } from './sync-subscription';

/** The provider is asked after this time, should no word of the payment come. */
const ASK_AFTER_MS = HOUR_MS;

/**
 * The provider's page where the caller begins a plan. There is one such page at most: an earlier one is closed
 * before another opens, so no two plans can be paid, whatever tabs are open.
 * @throws AppError `bad-transition` without a provider, `plan-active` with a plan, `forbidden` for a missing or
 * suspended account, `paused`, `payment-unavailable`, `rate-limited`.
 */
export const openPlanCheckout = defineCallable('openPlanCheckout', {
  access: { for: 'spender', standing: 'active', why: 'A plan reaches no one.' },
  secrets: planSecrets,
  deps: planDeps,
  handler: async ({ db, now, caller, input }, deps: PlanDeps) => {
    const { uid } = caller;
    const { siteUrl } = deps;
    const provider = requireProvider(deps.provider);
    await requireOn(db, 'payments', now);
    await countAttempt(db, 'planChanges', uid, now);
    const { email } = await requireActiveMember(db, uid);
    const ref = subscriptions(db).doc(uid);
    const found = await ref.get();
    const stored = found.data() ?? { ...NO_SUBSCRIPTION, updatedAt: now };
    if (isLive(stored) || stored.status === 'incomplete') throw new AppError('plan-active');
    const { checkoutId, customerId } = stored;
    if (checkoutId !== null) await closePage({ db, provider, checkoutId, now, deps });
    const page = await asked('plan checkout', () =>
      provider.openPlanCheckout({
        uid,
        plan: input.plan,
        email,
        customerId,
        successUrl: `${siteUrl}/subscription-dashboard?plan=paid`,
        cancelUrl: `${siteUrl}/pricing`,
        // Until the page is stored, a repetition opens the same one.
        key: `plan_${uid}_${input.plan}_${found.updateTime?.toMillis() ?? 0}`,
      }),
    );
    const dueAt = new Date(now.getTime() + ASK_AFTER_MS);
    const change = { checkoutId: page.id, dueAt, updatedAt: now };
    const kept = await ifUnchanged(
      found.exists ? ref.update(change, asRead(found)) : ref.create({ ...stored, ...change }),
    );
    if (kept === null) {
      // Another tab was faster. If it didn't get this very page, no one may pay on this one.
      const winner = (await ref.get()).data()?.checkoutId;
      if (winner !== page.id) {
        await asked('plan checkout', () => provider.expireCheckout(page.id));
        throw new AppError('rate-limited', 'Another page was opened at the same time');
      }
    }
    return { url: page.url };
  },
});

interface Closing {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly checkoutId: string;
  readonly now: Date;
  readonly deps: PlanDeps;
}

/** @throws AppError `plan-active` if the earlier page was paid by now, `payment-unavailable`. */
async function closePage({ db, provider, checkoutId, now, deps }: Closing): Promise<void> {
  const subscriptionId = await asked('plan checkout', () => closePlanPage(provider, checkoutId));
  if (subscriptionId === null) return;
  await syncSubscription(db, provider, subscriptionId, now, deps);
  throw new AppError('plan-active', 'The earlier page was paid');
}
