import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from './firestore';
import { commit } from './store-error';

/**
 * Takes a message out of the inbox that has been answered by mail. For staff.
 * @throws CallError `forbidden` when somebody else has, `not-found` when it was deleted.
 */
export async function markAnswered(messageId: string, staffId: string): Promise<void> {
  await commit('The note', (transaction) => {
    transaction.update(doc(firestore(), 'contactMessages', messageId), {
      status: 'answered',
      decidedAt: serverTimestamp(),
      decidedBy: staffId,
    });
  });
}

/**
 * Deletes a message for good. For staff.
 * @throws CallError
 */
export async function deleteContactMessage(messageId: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(doc(firestore(), 'contactMessages', messageId));
  });
}
