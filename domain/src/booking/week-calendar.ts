import { coversSession, type WeeklyAvailability } from '../companion/availability';
import { HOUR_MS, MINUTE_MS } from '../durations';
import { addDays, instantAt, wallClock } from '../time';
import { BOOK_AHEAD_MS } from './booking';
import { slotKeys } from './slots';

export const DAYS_A_WEEK = 7;

const HOURS_A_DAY = 24;

/** Whether a session may begin at an hour, somebody has taken it, or none takes place. */
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

/** A companion's hours as the calendar needs them; `minimumSession` in hours. */
interface Hours {
  readonly timeZone: string;
  readonly weeklyAvailability: WeeklyAvailability | null;
  readonly minimumSession: number;
}

interface WeekRequest {
  /** The first of seven dates, `yyyy-MM-dd` in `timeZone`. */
  readonly firstDate: string;
  /** The reader's zone. */
  readonly timeZone: string;
  readonly companion: Hours;
  /** Keys of quarter hours that are spoken for. */
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
  const { timeZone, weeklyAvailability, minimumSession } = companion;
  if (startsAt <= now || startsAt.getTime() > now.getTime() + BOOK_AHEAD_MS) return 'closed';
  const isHeld = (until: Date) => slotKeys(startsAt, until).some((key) => held.has(key));
  // Somebody may hold an hour that the companion has since taken out of their week: it is taken.
  if (isHeld(new Date(startsAt.getTime() + HOUR_MS))) return 'taken';
  const endsAt = new Date(startsAt.getTime() + sessionToFit(minimumSession) * MINUTE_MS);
  if (isHeld(endsAt)) return 'closed';
  return coversSession(weeklyAvailability, startsAt, endsAt, timeZone) ? 'free' : 'closed';
}

/** From the first instant of a week to where its last session may reach. */
export function weekBounds(
  firstDate: string,
  timeZone: string,
  minimumSession: number,
): { readonly from: Date; readonly until: Date } {
  const lastDay = dayStart(addDays(firstDate, DAYS_A_WEEK), timeZone);
  return {
    from: dayStart(firstDate, timeZone),
    until: new Date(lastDay.getTime() + sessionToFit(minimumSession) * MINUTE_MS),
  };
}

/** @throws RangeError for malformed text. */
function dayStart(date: string, timeZone: string): Date {
  // Where clocks jump over midnight, a day begins at one.
  const start = instantAt(date, '00:00', timeZone) ?? instantAt(date, '01:00', timeZone);
  if (start === null) throw new RangeError(`Not a date: ${date}`);
  return start;
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
