import { doc } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Deletes the user's own story, including its published copy.
 * @throws CallError
 */
export async function deleteStory(id: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(doc(firestore(), 'storySubmissions', id));
  });
}
