import type { Booking, BookingStatus } from '../booking/booking';
import { type Companion, MAX_BUSY } from './companion';

/** The statuses in which a booking occupies the companion. */
export const BUSY_STATUSES = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** `busy` of a listing, from all of the companion's bookings. */
export function busyOf(
  bookings: readonly Pick<Booking, 'status' | 'startsAt' | 'endsAt'>[],
  now: Date,
): Companion['busy'] {
  const isBusy = (status: BookingStatus) => BUSY_STATUSES.some((one) => one === status);
  return bookings
    .filter(({ status, endsAt }) => isBusy(status) && endsAt > now)
    .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))
    .sort((a, b) => a.from.getTime() - b.from.getTime())
    .slice(0, MAX_BUSY);
}
