import { addDays, instantAt, type WallClock, wallClock } from '../foundation/time';

/** Percent off sessions that start in Happy Hour (specification 2, section 9). */
export const HAPPY_HOUR_PERCENT = 20;

/** From the first hour until before the second, Monday to Friday. */
export const HAPPY_HOURS = [
  { from: '10:00', until: '13:00' },
  { from: '21:00', until: '23:00' },
] as const;

/** Friday night to Monday morning has no change for three days. */
const LOOK_AHEAD_DAYS = 4;

function isWeekend({ weekday }: WallClock): boolean {
  return weekday === 'sat' || weekday === 'sun';
}

/**
 * Whether a session that starts at `startsAt` gets the Happy Hour price: Monday to Friday from
 * 10:00 until before 13:00 and from 21:00 until before 23:00, in the booking's zone.
 */
export function isHappyHour(startsAt: Date, timeZone: string): boolean {
  const clock = wallClock(startsAt, timeZone);
  return (
    !isWeekend(clock) &&
    HAPPY_HOURS.some(({ from, until }) => clock.time >= from && clock.time < until)
  );
}

/** The time at which Happy Hour next begins, or ends if it is on, in that zone. */
export function nextHappyHourChange(now: Date, timeZone: string): Date {
  const edge = isHappyHour(now, timeZone) ? 'until' : 'from';
  const today = wallClock(now, timeZone).date;
  for (let day = 0; day <= LOOK_AHEAD_DAYS; day += 1) {
    for (const hours of HAPPY_HOURS) {
      const instant = instantAt(addDays(today, day), hours[edge], timeZone);
      const isAhead = instant !== null && instant.getTime() > now.getTime();
      if (isAhead && !isWeekend(wallClock(instant, timeZone))) return instant;
    }
  }
  throw new RangeError(`No Happy Hour after ${now.toISOString()} in ${timeZone}`);
}
