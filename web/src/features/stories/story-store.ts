import { type StoryForm, storyFromForm } from '@hearthkin/domain/community/story';
import { limitSentence, RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { doc, serverTimestamp, type Timestamp } from 'firebase/firestore';
import { commit } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';

/**
 * Submits a story, or saves it privately.
 * @param id random, so that it doesn't identify the author, and reused when resending, so that the
 * story is created once.
 * @throws CallError `rate-limited` after too many in a day.
 */
export async function submitStory(uid: string, id: string, form: StoryForm): Promise<void> {
  await commit('The story', async (transaction) => {
    const limit = doc(firestore(), 'users', uid, 'limits', 'stories');
    const shared = (await transaction.get(limit)).data() as Shared | undefined;
    if (shared?.last === id) return;
    transaction.set(limit, { ...nextStory(shared), last: id });
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

/** `users/{uid}/limits/stories`: the stories of a day, which rules limit. */
interface Shared {
  readonly count: number;
  readonly from: Timestamp;
  readonly last: string;
}

/** The count with one story more. */
function nextStory(shared: Shared | undefined) {
  const { max, windowMs } = RATE_LIMITS.stories;
  const left = shared === undefined ? 0 : shared.from.toMillis() + windowMs - Date.now();
  if (shared === undefined || left <= 0) return { count: 1, from: serverTimestamp() };
  if (shared.count < max) return { count: shared.count + 1, from: shared.from };
  throw new CallError('rate-limited', { sentence: limitSentence('stories', left) });
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
