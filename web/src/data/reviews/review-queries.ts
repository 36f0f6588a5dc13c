import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { reviewSchema } from '@hearthkin/domain/companion/review';
import { reviewReportId, reviewReportSchema } from '@hearthkin/domain/safety/report';
import { limit, orderBy, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { all, document, list, mapped, pages, source } from '../kit/queries';

const reviews = documentsOf(reviewSchema);
const bookings = source('bookings', documentsOf(bookingSchema));
const reports = source('reports', documentsOf(reviewReportSchema));

const reviewsOf = (companionId: string) => source(`companions/${companionId}/reviews`, reviews);

export type Review = z.infer<typeof reviewSchema>;
export type ReviewReport = z.infer<typeof reviewReportSchema>;

/** Reviews per page of a profile. */
export const REVIEW_PAGE = 10;

/** The most completed bookings with one companion checked for a review. */
const MAX_REVIEWABLE = 10;

/** A companion's reviews, newest first. */
export const reviewPages = (companionId: string) =>
  pages(
    `reviews/${companionId}`,
    reviewsOf(companionId),
    REVIEW_PAGE,
    orderBy('createdAt', 'desc'),
  );

/** The review of one booking; null without one. */
export const ownReview = (companionId: string, bookingId: string) =>
  document(`review/${companionId}/${bookingId}`, reviewsOf(companionId), bookingId);

/** The reviews of several bookings with one companion, by booking id. */
export function ownReviews(
  companionId: string,
  bookingIds: readonly string[],
): LiveQuery<ReadonlyMap<string, Review | null>> {
  const each = bookingIds.map((id) => ownReview(companionId, id));
  return mapped(
    all(`reviews/${companionId}/${bookingIds.join(',')}`, each),
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

/** A user's report about one review; null without one. */
export function ownReport(bookingId: string, uid: string) {
  const id = reviewReportId(bookingId, uid);
  return document(`report/${id}`, reports, id);
}
