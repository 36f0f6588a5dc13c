import {
  BOOK_AHEAD_MS,
  canStart,
  heldBy,
  startProblem,
  type WorkingHours,
} from '../companion/free-time';
import { HOUR_MS, MINUTE_MS } from '../durations';
import { addDays, instantAt, startOfDay, wallClock } from '../time';
import { DEFAULT_ACTIVITY } from './activities';

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
  /** `minimumSession` in hours. */
  readonly companion: WorkingHours & { readonly minimumSession: number };
  /** Keys of the taken quarter hours. */
  readonly held: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * The session length in minutes that must fit for an hour to count as free: an hour, or the
 * companion's shortest session. The booking page preselects the same length.
 */
export function sessionToFit(minimumSession: number): number {
  return Math.max(1, minimumSession) * 60;
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

function stateOf(startsAt: Date, { companion, held, now }: WeekRequest): HourState {
  if (startProblem(startsAt, now) !== null) return 'closed';
  const isTaken = heldBy(held);
  // A booked hour is shown as taken even if the companion no longer works then.
  if (isTaken(startsAt, new Date(startsAt.getTime() + HOUR_MS))) return 'taken';
  const minutes = sessionToFit(companion.minimumSession);
  const session = { companion, activity: DEFAULT_ACTIVITY, minutes, isTaken, now };
  return canStart(startsAt, session) ? 'free' : 'closed';
}

/**
 * The first instant of a week, and the latest end of a session that starts in it.
 * @throws RangeError for an invalid date.
 */
export function weekBounds(
  firstDate: string,
  timeZone: string,
  minimumSession: number,
): { readonly from: Date; readonly until: Date } {
  const lastDay = startOfDay(addDays(firstDate, DAYS_PER_WEEK), timeZone);
  return {
    from: startOfDay(firstDate, timeZone),
    until: new Date(lastDay.getTime() + sessionToFit(minimumSession) * MINUTE_MS),
  };
}

/** The first dates of the bookable weeks, starting today. */
export function bookableWeeks(now: Date, timeZone: string): string[] {
  const last = wallClock(new Date(now.getTime() + BOOK_AHEAD_MS), timeZone).date;
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
