import type { Firestore } from 'firebase-admin/firestore';
import { subscriptions } from '../platform/records/collections';
import { isLive } from './own-subscription';
import type { PlanDeps } from './plan-caller';
import { closePlanPage } from './plan-page';
import { syncSubscription } from './sync-subscription';

interface Stopping extends PlanDeps {
  readonly db: Firestore;
  readonly now: Date;
}

/** Lets the plan of a suspended member end with its paid month, and closes the page where one could be paid. */
export async function stopPlan(
  { db, now, provider, ...mail }: Stopping,
  uid: string,
): Promise<void> {
  if (provider === null) return;
  const stored = (await subscriptions(db).doc(uid).get()).data();
  if (stored === undefined) return;
  const { subscriptionId, checkoutId } = stored;
  const paid = checkoutId === null ? null : await closePlanPage(provider, checkoutId);
  const id = paid ?? (isLive(stored) ? subscriptionId : null);
  if (id !== null) await syncSubscription(db, provider, id, now, mail);
}
