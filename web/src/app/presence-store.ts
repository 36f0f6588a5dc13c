import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../firebase/firestore';

/**
 * Updates a companion's `companions.lastActiveAt` with the server's time. A transaction fails
 * offline; a queued write would be dated by the reconnection.
 * @throws FirebaseError when rules refuse it or the network is gone.
 */
export async function saveLastActive(uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(doc(firestore(), 'companions', uid), { lastActiveAt: serverTimestamp() });
  });
}
