import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';

/** An account without what only serves the search, and without what the person says helps them. */
export function accountAsStaffSee(user: User): User {
  return { ...user, searchTokens: [], supportPreferences: [], home: null };
}

/** A booking without what the member told the companion of themselves. */
export function bookingAsStaffSee(booking: Booking): Booking {
  return { ...booking, mood: null, memberCard: null };
}
