import { doc } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Deletes the user's review of an activity.
 * @throws CallError
 */
export async function deleteActivityReview(uid: string, activityId: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(doc(firestore(), 'activities', activityId, 'reviews', uid));
  });
}
