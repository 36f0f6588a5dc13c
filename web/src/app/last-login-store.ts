import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../firebase/firestore';
import { ownClock } from '../lib/format';

/**
 * Records the account's last visit (`users.lastLoginAt`) with the server's time, and
 * how this browser shows times (`users.clock`), which emails follow. A transaction
 * fails offline; a queued write would be dated by the reconnection.
 * @throws FirebaseError when rules refuse it or the network is gone.
 */
export async function saveLastLogin(uid: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(doc(firestore(), 'users', uid), {
      lastLoginAt: serverTimestamp(),
      clock: ownClock(),
    });
  });
}
