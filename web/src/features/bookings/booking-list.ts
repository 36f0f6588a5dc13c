import { activityOf } from '@hearthkin/domain/booking/activities';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { fold } from '@hearthkin/domain/companion/search-tokens';
import type { Booking } from '../../lib/queries';
import type { Doc } from '../../lib/readers';

export type BookingTab = 'upcoming' | 'past';

/** Upcoming bookings are pending or confirmed, past ones are final (specification 2, section 2). */
export function tabOf(booking: Booking, now: Date): BookingTab {
  const status = statusAt(booking, now);
  return status === 'pending' || status === 'confirmed' ? 'upcoming' : 'past';
}

/** The bookings of a tab: what comes next first, what is over latest first. */
export function bookingsIn(
  tab: BookingTab,
  bookings: readonly Doc<Booking>[],
  now: Date,
): readonly Doc<Booking>[] {
  const sign = tab === 'upcoming' ? 1 : -1;
  return bookings
    .filter(({ data }) => tabOf(data, now) === tab)
    .toSorted((a, b) => sign * (a.data.startsAt.getTime() - b.data.startsAt.getTime()));
}

/** Whether a search finds a booking, by the other's name, the activity or the location. */
export function isFound(booking: Booking, otherName: string, search: string): boolean {
  const wanted = fold(search.trim());
  return [otherName, activityOf(booking.activity).name, booking.location ?? ''].some((text) =>
    fold(text).includes(wanted),
  );
}
