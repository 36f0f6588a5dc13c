import type { Firestore } from 'firebase-admin/firestore';
import { payoutAccounts, users } from '../platform/records/collections';
import { unpaidPayoutsOf } from './payment-queries';

/**
 * Deletes where a companion without an account is paid, once nothing is left to be paid. What the payment
 * provider itself keeps of them is between the two.
 */
export async function dropPayoutAccount(db: Firestore, uid: string): Promise<void> {
  const [account, unpaid] = await Promise.all([
    users(db).doc(uid).get(),
    unpaidPayoutsOf(db, uid).limit(1).get(),
  ]);
  if (!account.exists && unpaid.empty) await payoutAccounts(db).doc(uid).delete();
}
