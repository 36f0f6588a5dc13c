import { asked } from '../payment/payment-deps';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { askSoon, requireLive, requireProvider } from './own-subscription';
import { type PlanDeps, planDeps, planSecrets, requireActiveMember } from './plan-caller';
import { syncSubscription } from './sync-subscription';

/**
 * Ends the caller's paid plan with its paid month, or lets it go on after all. A suspended member may end it, too.
 * @throws AppError `bad-transition` without a provider, `plan-missing`, `forbidden` if a suspended member's plan
 * would go on, `payment-unavailable`, `rate-limited`.
 */
export const endPlan = defineCallable('endPlan', {
  access: { for: 'spender', standing: 'any', why: 'Everyone may end what they pay.' },
  secrets: planSecrets,
  deps: planDeps,
  handler: async ({ db, now, caller, input }, deps: PlanDeps) => {
    const { uid } = caller;
    const provider = requireProvider(deps.provider);
    await countAttempt(db, 'planChanges', uid, now);
    if (!input.ends) await requireActiveMember(db, uid);
    const { subscriptionId } = await requireLive(db, uid);
    await askSoon(db, uid, now);
    const { endsWithMonth } = await asked('plan end', () =>
      provider.endPlanWithMonth(subscriptionId, input.ends),
    );
    await syncSubscription(db, provider, subscriptionId, now, deps);
    return { endsWithMonth };
  },
});
