import { activityOf } from '@hearthkin/domain/booking/activities';
import { fold } from '@hearthkin/domain/companion/search-tokens';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Half } from './use-booking-halves';

/** How many there are, as far as is known: "3", "20+". */
export function countOf({ items, hasMore }: Half): string {
  return `${items.length}${hasMore ? '+' : ''}`;
}

/** Whether a search finds a booking, by the other's name, the activity or the location. */
export function isFound(booking: Booking, otherName: string, search: string): boolean {
  const wanted = fold(search.trim());
  return [otherName, activityOf(booking.activity).name, booking.location ?? ''].some((text) =>
    fold(text).includes(wanted),
  );
}
