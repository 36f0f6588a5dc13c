import { type StoryForm, storyFromForm } from '@hearthkin/domain/community/story-form';
import { doc, serverTimestamp } from 'firebase/firestore';
import { countInDay } from '../../data/kit/day-limit';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Submits a story, or saves it privately.
 * @param id random, so that it doesn't identify the author, and reused when resending, so that the
 * story is created once.
 * @throws CallError `rate-limited` after too many in a day.
 */
export async function submitStory(uid: string, id: string, form: StoryForm): Promise<void> {
  await commit('The story', async (transaction) => {
    if (!(await countInDay(transaction, uid, 'stories', id))) return;
    transaction.set(doc(firestore(), 'storySubmissions', id), {
      ...storyFromForm(form),
      authorId: uid,
      notes: '',
      submittedAt: serverTimestamp(),
      decidedAt: null,
      decidedBy: null,
      storyId: null,
    });
  });
}

/**
 * Changes a story that isn't published yet. It goes back to review.
 * @throws CallError `forbidden` once it is published.
 */
export async function changeStory(id: string, form: StoryForm): Promise<void> {
  const { agreeToGuidelines, ...written } = storyFromForm(form);
  await commit('The story', (transaction) => {
    transaction.update(doc(firestore(), 'storySubmissions', id), {
      ...written,
      submittedAt: serverTimestamp(),
    });
  });
}

/**
 * Deletes the user's own story, including its published copy.
 * @throws CallError
 */
export async function deleteStory(id: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(doc(firestore(), 'storySubmissions', id));
  });
}
