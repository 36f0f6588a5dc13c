import { type StoryForm, storyFromForm } from '@hearthkin/domain/community/story';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';

/**
 * Hands a story in, or keeps it for its author only.
 * @param id made at random before it is sent: it leads to nobody, and sending the same story again
 * makes no second one.
 * @throws CallError
 */
export async function submitStory(uid: string, id: string, form: StoryForm): Promise<void> {
  await commit('The story', (transaction) => {
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
 * Changes a story that nobody else reads yet; it waits for staff anew.
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
 * Deletes a story of one's own. What others read of it goes with it.
 * @throws CallError
 */
export async function deleteStory(id: string): Promise<void> {
  await commit('The deletion', (transaction) => {
    transaction.delete(doc(firestore(), 'storySubmissions', id));
  });
}
