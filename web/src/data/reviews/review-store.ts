import type { MemberRatingForm } from '@hearthkin/domain/booking/member-rating';
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

/** The session that a companion answers about, and whose answers they are. */
export interface RatingPlace {
  readonly companionId: string;
  readonly memberId: string;
  readonly bookingId: string;
}

/**
 * Keeps what a companion says of the member of a completed session.
 * @throws CallError `already-exists` when they have answered, for example in another tab; `forbidden` when it is too late.
 */
export async function rateMember(place: RatingPlace, form: MemberRatingForm): Promise<void> {
  await commit('The answers', async (transaction) => {
    const ref = ratingAt(place);
    if ((await transaction.get(ref)).exists()) throw new CallError('already-exists');
    transaction.set(ref, {
      ...form,
      memberId: place.memberId,
      createdAt: serverTimestamp(),
      editedAt: null,
    });
  });
}

/**
 * Changes a companion's answers while that is still allowed.
 * @throws CallError `forbidden` afterwards.
 */
export async function changeRating(place: RatingPlace, form: MemberRatingForm): Promise<void> {
  await commit('The answers', (transaction) => {
    transaction.update(ratingAt(place), { ...form, editedAt: serverTimestamp() });
  });
}

function ratingAt({ companionId, bookingId }: RatingPlace) {
  return doc(firestore(), 'users', companionId, 'memberRatings', bookingId);
}

function reviewAt({ authorId, bookingId }: ReviewPlace) {
  return doc(firestore(), 'users', authorId, 'sessionReviews', bookingId);
}
