import type * as Queries from '../../web/src/data/bookings/my-booking-queries';
import { readPages } from './fake-pages';
import { read } from './fake-queries';

/** Stands in for what is read of one's own bookings. */

export const BOOKINGS_PAGE = 20;

export const bookingPages: typeof Queries.bookingPages = (uid, half) =>
  readPages('bookingPages', `${uid}/${half}`, BOOKINGS_PAGE, ({ bookings }) =>
    bookings
      .filter(({ data: { participantIds, status } }) => {
        const isOpen = status === 'pending' || status === 'confirmed';
        return participantIds.includes(uid) && isOpen === (half === 'upcoming');
      })
      .toSorted(
        (a, b) =>
          (a.data.startsAt.getTime() - b.data.startsAt.getTime()) * (half === 'past' ? -1 : 1),
      ),
  );

export const ownBooking: typeof Queries.ownBooking = (bookingId) =>
  read(
    'ownBooking',
    bookingId,
    ({ bookings }) => bookings.find(({ id }) => id === bookingId) ?? null,
  );

export const ownPayment: typeof Queries.ownPayment = (bookingId) =>
  read('ownPayment', bookingId, ({ payments }) => {
    const data = payments[bookingId];
    return data === undefined ? null : { id: bookingId, data };
  });
