import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { memberRatingSchema } from '@hearthkin/domain/booking/member-rating';
import {
  removedReviewSchema,
  reviewSchema,
  sessionReviewSchema,
} from '@hearthkin/domain/companion/review';
import type * as z from 'zod/mini';
import { limit, orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { all, document, list, mapped, pages, source } from '../kit/queries';

const reviews = documentsOf(reviewSchema);
const sessionReviews = documentsOf(sessionReviewSchema);
const bookings = source('bookings', documentsOf(bookingSchema));

const reviewsOf = (companionId: string) => source(`companions/${companionId}/reviews`, reviews);

const sessionReviewsOf = (uid: string) => source(`users/${uid}/sessionReviews`, sessionReviews);

export type Review = z.infer<typeof reviewSchema>;
export type SessionReview = z.infer<typeof sessionReviewSchema>;

/** Reviews per page of a profile. */
export const REVIEW_PAGE = 10;

/** The most removals shown. */
const MAX_REMOVED = 20;

/** The most completed bookings with one companion checked for a review. */
const MAX_REVIEWABLE = 10;

/** A companion's published reviews, latest month first. */
export const reviewPages = (companionId: string) =>
  pages(
    `reviews/${companionId}`,
    reviewsOf(companionId),
    REVIEW_PAGE,
    orderBy('publishedIn', 'desc'),
  );

/** The removals from a companion's reviews by our team, latest first. */
export const removedReviews = (companionId: string) =>
  list(
    `removed-reviews/${companionId}`,
    source(`companions/${companionId}/removedReviews`, documentsOf(removedReviewSchema)),
    orderBy('removedAt', 'desc'),
    limit(MAX_REMOVED),
  );

/** A published review; null if it is deleted. */
export const publishedReview = (companionId: string, reviewId: string) =>
  document(`review/${companionId}/${reviewId}`, reviewsOf(companionId), reviewId);

/** A member's own review of one booking; null without one. */
export const ownReview = (uid: string, bookingId: string) =>
  document(`own-review/${uid}/${bookingId}`, sessionReviewsOf(uid), bookingId);

/** A companion's answers about the member of a booking; null before they gave them. */
export const ownMemberRating = (uid: string, bookingId: string) =>
  document(
    `own-member-rating/${uid}/${bookingId}`,
    source(`users/${uid}/memberRatings`, documentsOf(memberRatingSchema)),
    bookingId,
  );

/** A member's own reviews of several bookings, by booking id. */
export function ownReviews(
  uid: string,
  bookingIds: readonly string[],
): LiveQuery<ReadonlyMap<string, SessionReview | null>> {
  const each = bookingIds.map((id) => ownReview(uid, id));
  return mapped(
    all(`own-reviews/${uid}/${bookingIds.join(',')}`, each),
    (found) => new Map(bookingIds.map((id, index) => [id, found[index]?.data ?? null])),
  );
}

/** A member's latest completed bookings with a companion. */
export const reviewableBookings = (uid: string, companionId: string) =>
  list(
    `reviewable/${uid}/${companionId}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('earnerId', '==', companionId),
    where('status', '==', 'completed'),
    orderBy('startsAt', 'desc'),
    limit(MAX_REVIEWABLE),
  );
