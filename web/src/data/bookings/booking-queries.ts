import { type BookingStatus, bookingSchema } from '@hearthkin/domain/booking/booking';
import {
  type CalendarDay,
  calendarDaySchema,
  dayKeys,
} from '@hearthkin/domain/booking/calendar-day';
import {
  MEMBER_RATINGS_ID,
  memberRatingCountsSchema,
} from '@hearthkin/domain/booking/member-rating';
import { MOST_FURTHER_WEEKS } from '@hearthkin/domain/booking/series';
import { BUFFER_MINUTES } from '@hearthkin/domain/companion/offer';
import { LONGEST_SESSION_MINUTES } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import * as z from 'zod/mini';
import { documentId, endAt, limit, orderBy, startAt, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import {
  all,
  count,
  document,
  first,
  list,
  mapped,
  nullIfDenied,
  pages,
  source,
} from '../kit/queries';

const bookings = source('bookings', documentsOf(bookingSchema));
const discounts = documentsOf(z.object({}));

export type Booking = z.infer<typeof bookingSchema>;

const calendarDays = documentsOf(calendarDaySchema);

/** The days of a companion's calendar between two instants. The end is exclusive. */
export function daysBetween(companionId: string, from: Date, until: Date) {
  const keys = dayKeys(from, until);
  const [first = '', last = ''] = [keys.at(0), keys.at(-1)];
  const days = list(
    `days/${companionId}/${first}/${last}`,
    source(`companions/${companionId}/days`, calendarDays),
    orderBy(documentId()),
    startAt(first),
    endAt(last),
    limit(keys.length),
  );
  return mapped(days, (found): CalendarDay[] => found.map(({ data }) => data));
}

/** The days of a companion's calendar in several stretches of time. */
export function daysIn(
  companionId: string,
  stretches: readonly { readonly from: Date; readonly until: Date }[],
) {
  const queries = stretches.map(({ from, until }) => daysBetween(companionId, from, until));
  return mapped(all(queries.map(({ key }) => key).join(), queries), (found) => found.flat());
}

/** A user's bookings, latest start first. `most` grows with "show more". */
export const bookingsOf = (uid: string, most: number) =>
  list(
    `bookings/${uid}/${most}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    orderBy('startsAt', 'desc'),
    limit(most),
  );

/** The most bookings that one week is read with. */
const MAX_BETWEEN = 100;

/** A user's bookings that start between two instants, latest first. The end is exclusive. */
export const bookingsBetween = (uid: string, from: Date, until: Date) =>
  list(
    `bookings-between/${uid}/${from.getTime()}/${until.getTime()}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('startsAt', '>=', from),
    where('startsAt', '<', until),
    orderBy('startsAt', 'desc'),
    limit(MAX_BETWEEN),
  );

/** The longest time that a session keeps, from its start. */
const LONGEST_KEPT_MS = (LONGEST_SESSION_MINUTES + Math.max(...BUFFER_MINUTES)) * MINUTE_MS;

/** A user's bookings that may be at one of several times. */
export function bookingsAround(
  uid: string,
  times: readonly { readonly startsAt: Date; readonly endsAt: Date }[],
) {
  const queries = times.map(({ startsAt, endsAt }) =>
    bookingsBetween(uid, new Date(startsAt.getTime() - LONGEST_KEPT_MS), endsAt),
  );
  return mapped(all(queries.map(({ key }) => key).join(), queries), (found) => found.flat());
}

/** Whether a member has used a one-time discount (`onceDiscountKey`). */
export const usedDiscount = (uid: string, key: string) =>
  mapped(
    document(`discount/${uid}/${key}`, source(`users/${uid}/discounts`, discounts), key),
    (found) => found !== null,
  );

/** Bookings per page. */
export const BOOKINGS_PAGE = 20;

/** The two lists of bookings: upcoming ones soonest first, past ones latest first. */
const LISTS = {
  upcoming: { statuses: ['pending', 'confirmed'], direction: 'asc' },
  past: { statuses: ['completed', 'cancelled'], direction: 'desc' },
} as const satisfies Record<
  string,
  { readonly statuses: readonly BookingStatus[]; readonly direction: 'asc' | 'desc' }
>;
export type BookingList = keyof typeof LISTS;

/** A user's bookings in one list, page by page. */
export const bookingPages = (uid: string, which: BookingList) =>
  first(
    pages(
      `booking-pages/${uid}/${which}`,
      bookings,
      BOOKINGS_PAGE,
      where('participantIds', 'array-contains', uid),
      where('status', 'in', LISTS[which].statuses),
      orderBy('startsAt', LISTS[which].direction),
    ),
  );

/** A user's own booking; null when it doesn't exist or belongs to others. */
export const ownBooking = (bookingId: string) =>
  first(nullIfDenied(document(`booking/${bookingId}`, bookings, bookingId)));

/**
 * A user's confirmed sessions that aren't over at an instant, soonest end first: one that has begun
 * counts.
 */
export const nextSessions = (uid: string, after: Date, most: number) =>
  list(
    `next-sessions/${uid}/${after.getTime()}/${most}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('status', '==', 'confirmed'),
    where('endsAt', '>', after),
    orderBy('endsAt', 'asc'),
    limit(most),
  );

/** The sessions that were asked for in one act, soonest first, for one of their sides. */
export const bookingsOfSeries = (uid: string, seriesId: string) =>
  mapped(
    list(
      `series-bookings/${uid}/${seriesId}`,
      bookings,
      where('participantIds', 'array-contains', uid),
      where('seriesId', '==', seriesId),
      limit(1 + MOST_FURTHER_WEEKS),
    ),
    (found) => found.toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime()),
  );

/** The number of confirmed sessions that a member canceled. */
export const canceledByMember = (uid: string) =>
  count(
    `canceled-by-member/${uid}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('cancellation.endReason', '==', 'member-cancelled'),
  );

/** The answers of other companions about the member of a booking; null if they are too few. */
export const memberRatingCounts = (bookingId: string) =>
  document(
    `member-rating-counts/${bookingId}`,
    source(`bookings/${bookingId}/forCompanion`, documentsOf(memberRatingCountsSchema)),
    MEMBER_RATINGS_ID,
  );

/** A companion's latest unanswered requests to talk right now, lapsed ones too. */
export const nowRequests = (uid: string) =>
  list(
    `now-requests/${uid}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('status', '==', 'pending'),
    where('timing', '==', 'now'),
    orderBy('dueAt', 'desc'),
    limit(5),
  );

/** A user's requests that have not expired, the most urgent first. */
export const openRequests = (uid: string, at: Date, most: number) =>
  list(
    `open-requests/${uid}/${at.getTime()}/${most}`,
    bookings,
    where('participantIds', 'array-contains', uid),
    where('status', '==', 'pending'),
    where('dueAt', '>', at),
    orderBy('dueAt', 'asc'),
    limit(most),
  );
