import { bookingSchema } from '@hearthkin/domain/booking/booking';
import { reviewSchema } from '@hearthkin/domain/companion/review';
import { reviewReportId, reviewReportSchema } from '@hearthkin/domain/safety/report';
import {
  collection,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { combineLatest, map, of } from 'rxjs';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import type { Booking } from '../bookings/booking-queries';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

const reviews = documentsOf(reviewSchema);
const bookings = documentsOf(bookingSchema);
const reports = documentsOf(reviewReportSchema);

export type Review = z.infer<typeof reviewSchema>;
export type ReviewReport = z.infer<typeof reviewReportSchema>;

/** Reviews per page of a profile. */
export const REVIEW_PAGE = 10;

/** The most completed bookings with one companion checked for a review. */
const MAX_REVIEWABLE = 10;

/** A companion's reviews, newest first. */
export function reviewPages(companionId: string): LiveQuery<Pages<Review>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'companions', companionId, 'reviews').withConverter(reviews),
      orderBy('createdAt', 'desc'),
      ...from,
      limit(REVIEW_PAGE),
    );
  return {
    key: `reviews/${companionId}`,
    open: (more) => watchPages(list, REVIEW_PAGE, more),
  };
}

/** The review of one booking; null without one. */
export function ownReview(companionId: string, bookingId: string): LiveQuery<Doc<Review> | null> {
  return {
    key: `review/${companionId}/${bookingId}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'companions', companionId, 'reviews', bookingId).withConverter(reviews),
      ),
  };
}

/** The reviews of several bookings with one companion, by booking id. */
export function ownReviews(
  companionId: string,
  bookingIds: readonly string[],
): LiveQuery<ReadonlyMap<string, Review | null>> {
  return {
    key: `reviews/${companionId}/${bookingIds.join(',')}`,
    open: (more) =>
      (bookingIds.length === 0
        ? of([])
        : combineLatest(bookingIds.map((id) => ownReview(companionId, id).open(more)))
      ).pipe(
        map((readings) => ({
          data: new Map(
            readings.map(({ data }, index) => [bookingIds[index] ?? '', data?.data ?? null]),
          ),
          fromCache: readings.some(({ fromCache }) => fromCache),
        })),
      ),
  };
}

/** A member's latest completed bookings with a companion. */
export function reviewableBookings(
  uid: string,
  companionId: string,
): LiveQuery<readonly Doc<Booking>[]> {
  return {
    key: `reviewable/${uid}/${companionId}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'bookings').withConverter(bookings),
          where('participantIds', 'array-contains', uid),
          where('earnerId', '==', companionId),
          where('status', '==', 'completed'),
          orderBy('startsAt', 'desc'),
          limit(MAX_REVIEWABLE),
        ),
      ),
  };
}

/** A user's report about one review; null without one. */
export function ownReport(bookingId: string, uid: string): LiveQuery<Doc<ReviewReport> | null> {
  const id = reviewReportId(bookingId, uid);
  return {
    key: `report/${id}`,
    open: () => watchDoc(() => doc(firestore(), 'reports', id).withConverter(reports)),
  };
}
