import type { Booking, BookingStatus } from '../booking/booking';
import { type Companion, MOST_BUSY } from './companion';

/** The states in which a booking takes a companion's time. */
export const BUSY_STATUSES = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** The next sessions of one companion, as their listing repeats them, from all of their bookings. */
export function busyOf(
  bookings: readonly Pick<Booking, 'status' | 'startsAt' | 'endsAt'>[],
  now: Date,
): Companion['busy'] {
  const isBusy = (status: BookingStatus) => BUSY_STATUSES.some((one) => one === status);
  return bookings
    .filter(({ status, endsAt }) => isBusy(status) && endsAt > now)
    .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))
    .sort((a, b) => a.from.getTime() - b.from.getTime())
    .slice(0, MOST_BUSY);
}
