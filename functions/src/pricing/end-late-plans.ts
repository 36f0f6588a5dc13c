import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { NotifyDeps } from '../mail/mail-params';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { isLive } from './own-subscription';
import { type PlanDeps, planDeps, planSecrets } from './plan-caller';
import { readPlanPage } from './plan-page';
import { duePlans } from './plan-queries';
import { syncSubscription } from './sync-subscription';

/**
 * Ends plans whose failed payment wasn't made up for within the grace, and asks the provider about those of
 * which no word has come: a month that should have been paid, a page that may have been.
 */
export const endLatePlans = defineSweep('endLatePlans', {
  behindAfterMs: HOUR_MS,
  secrets: planSecrets,
  deps: planDeps,
  handler: async ({ db, now, endsBy, backlog }: Run, deps: PlanDeps) => {
    const { provider } = deps;
    if (provider === null) return { asked: 0, failed: 0 };
    const count = await processEach(
      duePlans(db, now),
      'A plan could not be brought up to date',
      (doc) => askOne({ db, now, provider, deps }, doc),
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt, concurrency: SLOW },
    );
    return { asked: count('asked'), failed: count('failed') };
  },
});

interface Asking extends Run {
  readonly provider: PaymentProvider;
  readonly deps: NotifyDeps;
}

async function askOne(
  { db, now, provider, deps }: Asking,
  found: QueryDocumentSnapshot<StoredSubscription>,
): Promise<'asked'> {
  const { ref } = found;
  const sync = (id: string) => syncSubscription(db, provider, id, now, deps);
  const { disputed } = found.data();
  for (const id of disputed) await sync(id);
  const doc = disputed.length === 0 ? found : await ref.get();
  const data = doc.data();
  if (data === undefined) return 'asked';
  const { subscriptionId, checkoutId, ...stored } = data;
  if (checkoutId !== null && !isLive(stored)) {
    const page = await readPlanPage(provider, checkoutId);
    if (page.subscriptionId !== null) {
      await sync(page.subscriptionId);
      return 'asked';
    }
    const later = new Date(now.getTime() + HOUR_MS);
    const asksAgain = page.status === 'open' || stored.disputed.length > 0;
    const change = page.status === 'open' ? {} : { checkoutId: null };
    const dueAt = asksAgain ? later : null;
    await ifUnchanged(ref.update({ ...change, dueAt }, asRead(doc)));
    return 'asked';
  }
  if (subscriptionId === null) return 'asked';
  await sync(subscriptionId);
  const { status, graceUntil } = (await ref.get()).data() ?? stored;
  if (status === 'late' && graceUntil !== null && graceUntil.getTime() <= now.getTime()) {
    await provider.endPlanNow(subscriptionId);
    await sync(subscriptionId);
  }
  return 'asked';
}
