import { type ActivityId, activityOf, durationsFor } from '@hearthkin/domain/booking/activities';
import { BOOK_AHEAD_MS } from '@hearthkin/domain/companion/free-time';
import { HOUR_MS } from '@hearthkin/domain/durations';
import { addDays, isDate, startOfDay, wallClock } from '@hearthkin/domain/time';

/** The first and last bookable date in the companion's time zone. */
export function bookableDates(now: Date, timeZone: string): { first: string; last: string } {
  return {
    first: wallClock(now, timeZone).date,
    last: wallClock(new Date(now.getTime() + BOOK_AHEAD_MS), timeZone).date,
  };
}

/** The longest possible session, which may start at the end of a day. */
const LONGEST_MS = 6 * HOUR_MS;

/** The time range that sessions starting on a date may cover; null for an invalid date. */
export function slotRange(date: string, timeZone: string): { from: Date; until: Date } | null {
  if (!isDate(date)) return null;
  const dayEnd = startOfDay(addDays(date, 1), timeZone).getTime();
  return { from: startOfDay(date, timeZone), until: new Date(dayEnd + LONGEST_MS) };
}

/** The default length: the activity's own, or the nearest possible. */
export function firstDuration(activity: ActivityId, minimumSession: number): number {
  const wanted = activityOf(activity).nominalMinutes;
  const [first = wanted, ...rest] = durationsFor(activity, minimumSession);
  return rest.reduce(
    (best, minutes) => (Math.abs(minutes - wanted) < Math.abs(best - wanted) ? minutes : best),
    first,
  );
}
