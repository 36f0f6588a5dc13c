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

export const DAYS_A_WEEK = 7;

const HOURS_A_DAY = 24;

/** Whether a session can start at an hour, another has taken it, or none takes place. */
export type HourState = 'free' | 'taken' | 'closed';

export interface CalendarHour {
  /** Hour of the reader's day, 0 to 23. */
  readonly hour: number;
  readonly startsAt: Date;
  readonly state: HourState;
}

/** A day of the reader's; an hour that clocks jump over is missing. */
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
  /** Keys of the quarter hours that are taken. */
  readonly held: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * The length in minutes that has to fit for an hour to count as free: an hour, or the companion's
 * shortest session. It is what the booking page offers first for the activity it opens with.
 */
export function sessionToFit(minimumSession: number): number {
  return Math.max(1, minimumSession) * 60;
}

/** A week of a companion's hours on the reader's own clock. */
export function weekCalendar(request: WeekRequest): CalendarDay[] {
  const { firstDate, timeZone } = request;
  return Array.from({ length: DAYS_A_WEEK }, (_, day) => {
    const date = addDays(firstDate, day);
    const hours = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour).flatMap((hour) => {
      const startsAt = instantAt(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
      return startsAt === null ? [] : [{ hour, startsAt, state: stateOf(startsAt, request) }];
    });
    return { date, hours };
  });
}

function stateOf(startsAt: Date, { companion, held, now }: WeekRequest): HourState {
  if (startProblem(startsAt, now) !== null) return 'closed';
  const isTaken = heldBy(held);
  // A booked hour stays taken even if the companion no longer works then.
  if (isTaken(startsAt, new Date(startsAt.getTime() + HOUR_MS))) return 'taken';
  const minutes = sessionToFit(companion.minimumSession);
  const session = { companion, activity: DEFAULT_ACTIVITY, minutes, isTaken, now };
  return canStart(startsAt, session) ? 'free' : 'closed';
}

/**
 * From the first instant of a week to where its last session may reach.
 * @throws RangeError for what is not a date.
 */
export function weekBounds(
  firstDate: string,
  timeZone: string,
  minimumSession: number,
): { readonly from: Date; readonly until: Date } {
  const lastDay = startOfDay(addDays(firstDate, DAYS_A_WEEK), timeZone);
  return {
    from: startOfDay(firstDate, timeZone),
    until: new Date(lastDay.getTime() + sessionToFit(minimumSession) * MINUTE_MS),
  };
}

/** The first dates of the weeks in which something can be booked, today's first. */
export function bookableWeeks(now: Date, timeZone: string): string[] {
  const last = wallClock(new Date(now.getTime() + BOOK_AHEAD_MS), timeZone).date;
  const weeks: string[] = [];
  for (let date = wallClock(now, timeZone).date; date <= last; date = addDays(date, DAYS_A_WEEK)) {
    weeks.push(date);
  }
  return weeks;
}
