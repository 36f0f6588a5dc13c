import { reviewReportId } from '@hearthkin/domain/safety/report';
import { combineLatest, map, scan, startWith, throwError } from 'rxjs';
import type * as Queries from '../../web/src/data/reviews/review-queries';
import { read, worldNow } from './fake-queries';

/** Stands in for what is read of reviews and reports. */

export const REVIEW_PAGE: typeof Queries.REVIEW_PAGE = 10;

export const reviewPages: typeof Queries.reviewPages = (companionId) => {
  const { key, open } = read('reviewPages', companionId, ({ reviews }) =>
    reviews.toSorted((a, b) => b.data.createdAt.getTime() - a.data.createdAt.getTime()),
  );
  return {
    key,
    open: (more) => {
      if (worldNow().failing.includes('reviewPages')) return throwError(() => new Error(key));
      const pages = more.pipe(
        scan((count) => count + 1, 1),
        startWith(1),
      );
      return combineLatest([open(more), pages]).pipe(
        map(([{ data, fromCache }, count]) => ({
          data: {
            items: data.slice(0, count * REVIEW_PAGE),
            hasMore: data.length > count * REVIEW_PAGE,
            more: 'idle' as const,
          },
          fromCache,
        })),
      );
    },
  };
};

export const ownReview: typeof Queries.ownReview = (companionId, bookingId) =>
  read(
    'ownReview',
    `${companionId}/${bookingId}`,
    ({ reviews }) => reviews.find(({ id }) => id === bookingId) ?? null,
  );

export const ownReviews: typeof Queries.ownReviews = (companionId, bookingIds) =>
  read('ownReviews', `${companionId}/${bookingIds.join()}`, ({ reviews }) => {
    const byId = new Map(reviews.map(({ id, data }) => [id, data]));
    return new Map(bookingIds.map((id) => [id, byId.get(id) ?? null]));
  });

export const reviewableBookings: typeof Queries.reviewableBookings = (uid, companionId) =>
  read('reviewableBookings', `${uid}/${companionId}`, ({ bookings }) =>
    bookings.filter(
      ({ data }) =>
        data.spenderId === uid && data.earnerId === companionId && data.status === 'completed',
    ),
  );

export const ownReport: typeof Queries.ownReport = (bookingId, uid) => {
  const id = reviewReportId(bookingId, uid);
  return read('ownReport', id, ({ reports }) => {
    const data = reports.find((one) => one.id === id)?.data;
    return data?.kind === 'review' ? { id, data } : null;
  });
};

export const openReports: typeof Queries.openReports = (count) =>
  read('openReports', String(count), ({ reports }) =>
    reports
      .filter(({ data }) => data.status === 'open')
      .sort((a, b) => a.data.createdAt.getTime() - b.data.createdAt.getTime())
      .slice(0, count),
  );
