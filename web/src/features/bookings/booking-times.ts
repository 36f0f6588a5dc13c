import { type ActivityId, activityOf, durationsFor } from '@hearthkin/domain/booking/activities';
import { BOOK_AHEAD_MS } from '@hearthkin/domain/companion/free-time';
import { HOUR_MS } from '@hearthkin/domain/durations';
import { addDays, isDate, startOfDay, wallClock } from '@hearthkin/domain/time';

/** The dates that can be booked, on the companion's calendar. */
export function bookableDates(now: Date, timeZone: string): { first: string; last: string } {
  return {
    first: wallClock(now, timeZone).date,
    last: wallClock(new Date(now.getTime() + BOOK_AHEAD_MS), timeZone).date,
  };
}

/** The longest session of all, which may begin at a day's end. */
const LONGEST_MS = 6 * HOUR_MS;

/** The range that decides about sessions starting on a date; null for what is not a date. */
export function quartersToRead(date: string, timeZone: string): { from: Date; until: Date } | null {
  if (!isDate(date)) return null;
  const dayEnd = startOfDay(addDays(date, 1), timeZone).getTime();
  return { from: startOfDay(date, timeZone), until: new Date(dayEnd + LONGEST_MS) };
}

/** The length offered first: the activity's own, or the nearest that can be booked. */
export function firstDuration(activity: ActivityId, minimumSession: number): number {
  const wanted = activityOf(activity).nominalMinutes;
  const [first = wanted, ...rest] = durationsFor(activity, minimumSession);
  return rest.reduce(
    (best, minutes) => (Math.abs(minutes - wanted) < Math.abs(best - wanted) ? minutes : best),
    first,
  );
}
