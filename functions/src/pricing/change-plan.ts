import { AppError } from '@hearthkin/domain/errors';
import { creditOfChange, usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { Plan } from '@hearthkin/domain/pricing/plans';
import type { Firestore } from 'firebase-admin/firestore';
import { defineCallable } from '../core/callable';
import { creditTotal } from '../core/collections';
import { countAttempt } from '../core/rate-limit';
import { asked } from '../payment/payment-deps';
import { PaymentError } from '../payment/provider/payment-provider';
import { askSoon, type LiveSubscription, requireLive, requireProvider } from './own-subscription';
import { type PlanDeps, planDeps, planSecrets } from './plan-caller';
import { syncSubscription } from './sync-subscription';

/**
 * Changes the caller's paid plan at once. The provider charges the difference for the rest of the month, whose
 * credit comes with it, or, for a smaller plan, counts it towards the next months, and the credit that it had
 * given goes: so no credit is kept whose price is refunded. A plan that would end with its month goes on.
 * @throws AppError `bad-transition` without a provider, `plan-missing`, `plan-unpaid` while the last payment is
 * to be made up for, `credit-used` if that credit is used, `card-declined`, `forbidden` for a missing or
 * suspended account, `payment-unavailable`, `rate-limited`.
 */
export const changePlan = defineCallable('changePlan', {
  access: { for: 'spender', standing: 'active', why: 'A plan reaches no one.' },
  options: { secrets: planSecrets },
  deps: planDeps,
  handler: async ({ db, now, caller, input }, deps: PlanDeps) => {
    const { uid } = caller;
    const provider = requireProvider(deps.provider);
    await countAttempt(db, 'planChanges', uid, now);
    const stored = await requireLive(db, uid);
    const { subscriptionId } = stored;
    const { plan } = input;
    if (plan === stored.plan) return { plan };
    if (stored.status === 'late') throw new AppError('plan-unpaid');
    await requireUnused(db, uid, stored, plan, now);
    await askSoon(db, uid, now);
    // The same until the change is stored, so a repetition changes it once.
    const key = `change_${subscriptionId}_${plan}_${stored.updatedAt.getTime()}`;
    const isChanged = await asked('plan change', () =>
      unlessDeclined(provider.changePlan(subscriptionId, plan, key)),
    );
    if (!isChanged) throw new AppError('card-declined');
    if (stored.endsWithMonth) {
      await asked('plan change', () => provider.endPlanWithMonth(subscriptionId, false));
    }
    await syncSubscription(db, provider, subscriptionId, now, deps);
    return { plan };
  },
});

/** @throws AppError `credit-used` if credit is used whose price the change would refund. */
async function requireUnused(
  db: Firestore,
  uid: string,
  { plan: from, periodStart, periodEnd }: LiveSubscription,
  to: Plan,
  now: Date,
): Promise<void> {
  if (from === null || periodStart === null || periodEnd === null) return;
  const credit = (await creditTotal(db, uid).get()).data() ?? null;
  const goes = creditOfChange(from, to, { periodStart, periodEnd }, now);
  if (goes > usableCredit(credit, now).planCreditMinor) throw new AppError('credit-used');
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
