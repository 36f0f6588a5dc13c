import { turnAt, wallClock } from '@hearthkin/domain/foundation/time';
import type { BookingIntent } from './paths';

/** The part of a link to the booking page that names a start on the companion's clock. */
export function startIntent(startsAt: Date, timeZone: string): BookingIntent {
  const { date, time } = wallClock(startsAt, timeZone);
  return { date, time, turn: turnAt(startsAt, timeZone) === 'second' ? 'second' : null };
}
