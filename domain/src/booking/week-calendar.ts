import { type SessionLengths, usualSession } from '../foundation/activities';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { addDays, instantAt, startOfDay, wallClock } from '../foundation/time';
import { type Bookable, type IsTaken, refusalOf, startProblem } from './free-time';

export const DAYS_PER_WEEK = 7;

const HOURS_PER_DAY = 24;

/**
 * Whether a session can start at an hour, the hour is taken, or the companion doesn't work then.
 */
export type HourState = 'free' | 'taken' | 'closed';

export interface CalendarHour {
  /** Hour of the day in the reader's zone, 0 to 23. */
  readonly hour: number;
  readonly startsAt: Date;
  readonly state: HourState;
}

/** A day in the reader's zone. Hours that the clocks skip are missing. */
export interface CalendarDay {
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly hours: readonly CalendarHour[];
}

interface WeekRequest {
  /** The first of seven dates, `yyyy-MM-dd` in `timeZone`. */
  readonly firstDate: string;
  /** The reader's zone. */
  readonly timeZone: string;
  readonly companion: Bookable;
  readonly isTaken: IsTaken;
  readonly now: Date;
}

/** A week of a companion's hours in the reader's zone. */
export function weekCalendar(request: WeekRequest): CalendarDay[] {
  const { firstDate, timeZone } = request;
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
    const date = addDays(firstDate, day);
    const hours = Array.from({ length: HOURS_PER_DAY }, (_, hour) => hour).flatMap((hour) => {
      const startsAt = instantAt(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
      return startsAt === null ? [] : [{ hour, startsAt, state: stateOf(startsAt, request) }];
    });
    return { date, hours };
  });
}

function stateOf(startsAt: Date, { companion, isTaken, now }: WeekRequest): HourState {
  if (startProblem(startsAt, now) !== null) return 'closed';
  // A booked hour is shown as taken even if the companion no longer works then.
  if (isTaken(startsAt, new Date(startsAt.getTime() + HOUR_MS))) return 'taken';
  const session = { companion, ...usualSession(companion), isTaken, now };
  const refusal = refusalOf(startsAt, session);
  if (refusal === null) return 'free';
  return refusal === 'day-full' ? 'taken' : 'closed';
}

/**
 * The first instant of a week, and the latest time that the usual session keeps if it starts in it.
 * @throws RangeError for an invalid date.
 */
export function weekBounds(
  firstDate: string,
  timeZone: string,
  companion: SessionLengths & Pick<Bookable, 'offer'>,
): { readonly from: Date; readonly until: Date } {
  const lastDay = startOfDay(addDays(firstDate, DAYS_PER_WEEK), timeZone);
  const minutes = usualSession(companion).minutes + companion.offer.bufferMinutes;
  return {
    from: startOfDay(firstDate, timeZone),
    until: new Date(lastDay.getTime() + minutes * MINUTE_MS),
  };
}

/** The first dates of the weeks in which a companion can be booked, starting today. */
export function bookableWeeks(now: Date, timeZone: string, aheadDays: number): string[] {
  const last = wallClock(new Date(now.getTime() + aheadDays * DAY_MS), timeZone).date;
  const weeks: string[] = [];
  for (
    let date = wallClock(now, timeZone).date;
    date <= last;
    date = addDays(date, DAYS_PER_WEEK)
  ) {
    weeks.push(date);
  }
  return weeks;
}
