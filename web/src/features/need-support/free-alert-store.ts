import { deleteDoc, doc } from 'firebase/firestore';
import { requireNetwork, storeError } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Takes back the wish to be told when someone can talk.
 * @throws CallError
 */
export async function dropFreeAlert(uid: string): Promise<void> {
  requireNetwork();
  try {
    await deleteDoc(doc(firestore(), 'freeAlerts', uid));
  } catch (error) {
    throw storeError(error, 'The wish to be told');
  }
}
