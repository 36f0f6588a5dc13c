import type { Booking } from '@hearthkin/domain/booking/booking';
import { reachedTogether, type SharedStatus } from '@hearthkin/domain/booking/series';
import type { BookingEventKind } from '@hearthkin/domain/notification/kinds';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { bookingsOfSeries } from './booking-queries';

const SHARED: Partial<Record<BookingEventKind, SharedStatus>> = {
  'booking-requested': 'pending',
  'booking-confirmed': 'confirmed',
  'booking-declined': 'cancelled',
  'booking-withdrawn': 'cancelled',
};

/**
 * The sessions of a series that were asked for, accepted, declined or withdrawn in the same commit, soonest first: one piece of
 * news tells of all. Each of their events finds the same ones, whenever it comes.
 * @returns none for an event that another of them tells of.
 */
export async function toldTogether(
  db: Firestore,
  bookingId: string,
  booking: Booking,
  kind: BookingEventKind,
): Promise<readonly Booking[]> {
  const status = SHARED[kind];
  const { seriesId, cancellation } = booking;
  if (seriesId === null || status === undefined) return [booking];
  // Someone who leaves ends each by itself, at one instant.
  if (cancellation !== null && !cancellation.withSeries) return [booking];
  const { docs } = await bookingsOfSeries(db, booking).get();
  const own = docs.find(({ id }) => id === bookingId);
  if (own === undefined) return [booking];
  const isShared = (doc: QueryDocumentSnapshot<Booking>) =>
    status !== 'cancelled' || doc.data().cancellation?.withSeries === true;
  const together = reachedTogether(own, docs.filter(isShared), status, (doc) => doc.data());
  return pickTeller(together, seriesId) === bookingId ? together.map((doc) => doc.data()) : [];
}

/** The first one asked for, or any that stays the same: a new time changes their order. */
function pickTeller(together: readonly QueryDocumentSnapshot<Booking>[], seriesId: string) {
  const ids = together.map(({ id }) => id).sort();
  return ids.includes(seriesId) ? seriesId : ids[0];
}
