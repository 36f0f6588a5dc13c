import type { ReviewForm } from '@hearthkin/domain/companion/review';
import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';
import { commit } from '../kit/store-error';

/** The session a review is about. */
export interface ReviewPlace {
  readonly companionId: string;
  readonly bookingId: string;
}

/**
 * Publishes a review of a completed session under the author's display name.
 * @throws CallError `already-exists` when there is one, for example from another tab.
 */
export async function writeReview(
  place: ReviewPlace,
  authorId: string,
  form: ReviewForm,
): Promise<void> {
  await commit('The review', async (transaction) => {
    const [former, card] = await Promise.all([
      transaction.get(reviewAt(place)),
      getDoc(doc(firestore(), 'profiles', authorId)),
    ]);
    if (former.exists()) throw new CallError('already-exists');
    if (!card.exists()) throw new CallError('not-found');
    transaction.set(reviewAt(place), {
      ...form,
      authorName: card.get('displayName'),
      spenderId: authorId,
      createdAt: serverTimestamp(),
      editedAt: null,
    });
  });
}

/**
 * Changes a review while that is still allowed.
 * @throws CallError `forbidden` afterwards.
 */
export async function editReview(place: ReviewPlace, form: ReviewForm): Promise<void> {
  await commit('The review', (transaction) => {
    transaction.update(reviewAt(place), { ...form, editedAt: serverTimestamp() });
  });
}

function reviewAt({ companionId, bookingId }: ReviewPlace) {
  return doc(firestore(), 'companions', companionId, 'reviews', bookingId);
}
