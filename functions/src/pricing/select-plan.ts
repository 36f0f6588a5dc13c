import { AppError } from '@hearthkin/domain/foundation/errors';
import { type PaymentDeps, paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { users } from '../platform/records/collections';

/**
 * Changes the caller's plan, or ends it, where plans are free because no money moves. Selecting the current
 * plan changes nothing.
 * @throws AppError `bad-transition` where plans are paid, `forbidden` for a missing or suspended account, or
 * `rate-limited`.
 */
export const selectPlan = defineCallable('selectPlan', {
  access: { for: 'spender', standing: 'active', why: 'A plan reaches no one.' },
  secrets: paymentSecrets,
  deps: paymentDeps,
  handler: async ({ db, now, caller, input }, { provider }: PaymentDeps) => {
    if (provider !== null) throw new AppError('bad-transition', 'Plans are paid here');
    await countAttempt(db, 'planChanges', caller.uid, now);
    return db.runTransaction(async (tx) => {
      const ref = users(db).doc(caller.uid);
      const member = (await tx.get(ref)).data();
      if (member === undefined) throw new AppError('forbidden', 'The caller has no account');
      const { plan } = input;
      if (plan !== member.plan) tx.update(ref, { plan, planSince: plan === null ? null : now });
      return { plan };
    });
  },
});
