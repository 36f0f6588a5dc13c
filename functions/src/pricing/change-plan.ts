import { AppError } from '@hearthkin/domain/foundation/errors';
import { creditOfChange, reserveCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { Plan } from '@hearthkin/domain/pricing/plans';
import type { Firestore } from 'firebase-admin/firestore';
import { asked } from '../payment/payment-deps';
import { PaymentError } from '../payment/provider/payment-provider';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { creditTotal, subscriptions } from '../platform/records/collections';
import { requireOn } from '../platform/switches';
import { type LiveSubscription, liveOf, requireProvider } from './own-subscription';
import { type PlanDeps, planDeps, planSecrets } from './plan-caller';
import { syncSubscription } from './sync-subscription';

/**
 * Changes the caller's paid plan at once. The provider charges the difference for the rest of the month, whose
 * credit comes with it, or, for a smaller plan, counts it towards the next months, and the credit that it had
 * given goes. That credit is reserved before the provider is asked, so that no session spends it meanwhile. A plan
 * that would end with its month goes on.
 * @throws AppError `bad-transition` without a provider, `plan-missing`, `plan-unpaid` while the last payment is
 * to be made up for, `credit-used` if that credit is used, `card-declined`, `forbidden` for a missing or
 * suspended account, `paused`, `payment-unavailable`, `rate-limited`, also while another change is under way.
 */
export const changePlan = defineCallable('changePlan', {
  access: { for: 'spender', standing: 'active', why: 'A plan reaches no one.', fresh: true },
  secrets: planSecrets,
  deps: planDeps,
  handler: async ({ db, now, caller, input }, deps: PlanDeps) => {
    const { uid } = caller;
    const provider = requireProvider(deps.provider);
    await requireOn(db, 'payments', now);
    await countAttempt(db, 'planChanges', uid, now);
    const { plan } = input;
    const stored = await reserve(db, uid, plan, now);
    if (plan === stored.plan) return { plan };
    const { subscriptionId } = stored;
    // The same until the change is stored, so a repetition changes it once.
    const key = `change_${subscriptionId}_${plan}_${stored.updatedAt.getTime()}`;
    const isChanged = await asked('plan change', () =>
      unlessDeclined(provider.changePlan(subscriptionId, plan, key)),
    );
    if (!isChanged) {
      await release(db, uid, plan);
      throw new AppError('card-declined');
    }
    if (stored.endsWithMonth) {
      await asked('plan change', () => provider.endPlanWithMonth(subscriptionId, false));
    }
    await syncSubscription(db, provider, subscriptionId, now, deps);
    return { plan };
  },
});

/**
 * Decides whether the plan may be changed, and sets aside what goes with the change. Should the process end before
 * the change is stored, the next sweep asks the provider.
 * @throws AppError `plan-missing`, `plan-unpaid`, `credit-used`, `rate-limited`.
 */
function reserve(db: Firestore, uid: string, plan: Plan, now: Date): Promise<LiveSubscription> {
  return db.runTransaction(async (tx) => {
    const ref = subscriptions(db).doc(uid);
    const stored = liveOf((await tx.get(ref)).data());
    const { plan: from, status, periodStart, periodEnd } = stored;
    if (plan === from) return stored;
    if (status === 'late') throw new AppError('plan-unpaid');
    const credit = (await tx.get(creditTotal(db, uid))).data();
    const reserved = credit?.reserved ?? null;
    if (reserved !== null && reserved.plan !== plan && reserved.until.getTime() > now.getTime()) {
      throw new AppError('rate-limited', 'Another change is under way');
    }
    const isKnown = from !== null && periodStart !== null && periodEnd !== null;
    const goesMinor = isKnown ? creditOfChange(from, plan, { periodStart, periodEnd }, now) : 0;
    if (goesMinor > 0) {
      const next = credit === undefined ? null : reserveCredit(credit, plan, goesMinor, now);
      if (next === null) throw new AppError('credit-used');
      tx.set(creditTotal(db, uid), next);
    }
    tx.update(ref, { dueAt: now });
    return stored;
  });
}

/** Gives back what was set aside for a change that the provider has refused. */
function release(db: Firestore, uid: string, plan: Plan): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = creditTotal(db, uid);
    if ((await tx.get(ref)).data()?.reserved?.plan === plan) tx.update(ref, { reserved: null });
  });
}

async function unlessDeclined(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.code === 'declined') return false;
    throw error;
  }
}
