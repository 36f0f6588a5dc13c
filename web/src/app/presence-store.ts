import { LIVE_ID } from '@hearthkin/domain/companion/live';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../firebase/firestore';

/**
 * Updates `lastActiveAt` of a companion's live document with the server's time. A transaction fails
 * offline; a queued write would be dated by the reconnection.
 * @throws FirebaseError when rules refuse it or the network is gone.
 */
export async function saveLastActive(uid: string): Promise<void> {
  const ref = doc(firestore(), 'companions', uid, 'live', LIVE_ID);
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(ref, { lastActiveAt: serverTimestamp() });
  });
}
