import { BUFFER_MINUTES } from '@hearthkin/domain/companion/offer';
import {
  type ActivityId,
  activityOf,
  LONGEST_SESSION_MINUTES,
  nearestLength,
  type SessionLengths,
} from '@hearthkin/domain/foundation/activities';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, isDate, startOfDay, wallClock } from '@hearthkin/domain/foundation/time';

/** The first and last date, in a time zone, that can be booked `aheadDays` ahead. */
export function bookableDates(
  now: Date,
  timeZone: string,
  aheadDays: number,
): { first: string; last: string } {
  return {
    first: wallClock(now, timeZone).date,
    last: wallClock(new Date(now.getTime() + aheadDays * DAY_MS), timeZone).date,
  };
}

/** The longest possible session, which may start at the end of a day, and the time kept after it. */
const LONGEST_MS = (LONGEST_SESSION_MINUTES + Math.max(...BUFFER_MINUTES)) * MINUTE_MS;

/** The time range that sessions starting on a date may cover; null for an invalid date. */
export function dayRange(date: string, timeZone: string): { from: Date; until: Date } | null {
  if (!isDate(date)) return null;
  const dayEnd = startOfDay(addDays(date, 1), timeZone).getTime();
  return { from: startOfDay(date, timeZone), until: new Date(dayEnd + LONGEST_MS) };
}

/** The default length: the activity's own, or the nearest that the companion offers. */
export function firstDuration(activity: ActivityId, companion: SessionLengths): number {
  return nearestLength(activity, companion, activityOf(activity).nominalMinutes);
}
