import type { Booking } from '@hearthkin/domain/booking/booking';
import { turnAt } from '@hearthkin/domain/foundation/time';

/** The facts of a session that all of its notifications have. */
export function sessionData(
  bookingId: string,
  { activity, date, time, timeZone, startsAt }: Booking,
  otherName: string,
): Record<string, string> {
  const turn = turnData('turn', startsAt, timeZone);
  return { bookingId, activity, date, time, timeZone, otherName, ...turn };
}

/** Tells the second of two equal clock times from the first; nothing for all other times. */
export function turnData(name: string, at: Date, timeZone: string): Record<string, string> {
  return turnAt(at, timeZone) === 'second' ? { [name]: 'second' } : {};
}
