import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../firebase/firestore';

/**
 * Says that a companion is here (`companions.lastActiveAt`), by the server's clock. A transaction,
 * so that nothing waits for a network and is dated by its return.
 * @throws FirebaseError when the rules refuse it or the network is gone.
 */
export async function saveSignOfLife(uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(doc(firestore(), 'companions', uid), { lastActiveAt: serverTimestamp() });
  });
}
