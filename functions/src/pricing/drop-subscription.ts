import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import { subscriptions } from '../platform/records/collections';
import { undoPlan } from './own-subscription';
import { closePlanPage } from './plan-page';

/**
 * Ends the paid plan of a person whose account is gone, at once, and closes the page where one could be paid.
 * The document stays until the provider has done so.
 * @throws Error if there is a plan to end and no provider.
 */
export async function dropSubscription(
  db: Firestore,
  provider: PaymentProvider | null,
  uid: string,
): Promise<void> {
  // Not parsed: no stored document may stop a removal.
  const doc: DocumentSnapshot = await subscriptions(db).doc(uid).get();
  const idIn = (field: string) => (doc.get(field) as string | null | undefined) ?? null;
  const plan = doc.get('status') === 'ended' ? null : idIn('subscriptionId');
  const page = idIn('checkoutId');
  if (provider !== null) {
    if (plan !== null) await provider.endPlanNow(plan);
    const paid = page === null ? null : await closePlanPage(provider, page);
    if (paid !== null && paid !== plan) await undoPlan(provider, paid);
  } else if (plan !== null) {
    throw new Error(`The plan ${plan} can’t be ended without a payment provider`);
  }
  await doc.ref.delete();
}
