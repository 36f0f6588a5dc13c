import type { ReviewForm } from '@hearthkin/domain/companion/review';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';
import { commit } from '../kit/store-error';

/** The session a review is about, and whose review it is. */
export interface ReviewPlace {
  readonly authorId: string;
  readonly companionId: string;
  readonly bookingId: string;
}

/**
 * Writes a review of a completed session under the author's display name. It is published later.
 * @throws CallError `already-exists` when there is one, for example from another tab.
 */
export async function writeReview(place: ReviewPlace, form: ReviewForm): Promise<void> {
  await commit('The review', async (transaction) => {
    const [former, card] = await Promise.all([
      transaction.get(reviewAt(place)),
      transaction.get(doc(firestore(), 'profiles', place.authorId)),
    ]);
    if (former.exists()) throw new CallError('already-exists');
    if (!card.exists()) throw new CallError('not-found');
    transaction.set(reviewAt(place), {
      ...form,
      companionId: place.companionId,
      authorName: card.get('displayName'),
      createdAt: serverTimestamp(),
      editedAt: null,
      reviewId: null,
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

/** Where a published review is. */
interface PublishedPlace {
  readonly companionId: string;
  readonly reviewId: string;
}

/**
 * Writes a companion's answer to a review, or changes the one there is.
 * @throws CallError `forbidden` once it can't be changed any more.
 */
export async function replyToReview(
  { companionId, reviewId }: PublishedPlace,
  reply: string,
): Promise<void> {
  await commit('The answer', async (transaction) => {
    const ref = doc(firestore(), 'companions', companionId, 'reviews', reviewId);
    const review = await transaction.get(ref);
    const isNew = (review.get('repliedAt') ?? null) === null;
    transaction.update(ref, { reply, ...(isNew ? { repliedAt: serverTimestamp() } : {}) });
  });
}

function reviewAt({ authorId, bookingId }: ReviewPlace) {
  return doc(firestore(), 'users', authorId, 'sessionReviews', bookingId);
}
