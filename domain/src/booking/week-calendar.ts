import { type SessionLengths, usualSession } from '../foundation/activities';
import { DAY_MS, MINUTE_MS } from '../foundation/durations';
import { SLOT_MINUTES } from '../foundation/slots';
import { addDays, startOfDay, wallClock } from '../foundation/time';
import {
  type Bookable,
  type IsTaken,
  quartersOf,
  type Refusal,
  refusalOf,
  startProblem,
} from './free-time';

export const DAYS_PER_WEEK = 7;

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/**
 * Whether a session can start within an hour, the hour is taken, or the companion doesn't work then.
 */
export type HourState = 'free' | 'taken' | 'closed';

export interface CalendarHour {
  /** Hour of the day in the reader's zone, 0 to 23. */
  readonly hour: number;
  /** The first start in a free hour, such as 6:30 PM; otherwise the hour's own. */
  readonly startsAt: Date;
  readonly state: HourState;
}

/** A day in the reader's zone. Hours that the clocks skip are missing, and those that they repeat are there twice. */
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
    const hours = clockHours(date, timeZone);
    return {
      date,
      hours: hours.map(({ hour, starts }) => ({ hour, ...stateOf(starts, request) })),
    };
  });
}

/** The hours of a day's clock with the starts in each. An hour, or part of one, begins anew where clocks are set back. */
function clockHours(date: string, timeZone: string) {
  const hours: { hour: number; starts: [Date, ...Date[]]; last: number }[] = [];
  for (const start of quartersOf(date, timeZone)) {
    const { minuteOfDay } = wallClock(start, timeZone);
    const hour = Math.floor(minuteOfDay / 60);
    const current = hours.at(-1);
    if (current?.hour === hour && current.last < minuteOfDay) {
      current.starts.push(start);
      current.last = minuteOfDay;
    } else hours.push({ hour, starts: [start], last: minuteOfDay });
  }
  return hours;
}

function stateOf(
  starts: readonly [Date, ...Date[]],
  { companion, isTaken, now }: WeekRequest,
): Pick<CalendarHour, 'startsAt' | 'state'> {
  const session = { companion, ...usualSession(companion), isTaken, now };
  const [hour] = starts;
  const refusals = new Set<Refusal>();
  for (const startsAt of starts) {
    const refusal = refusalOf(startsAt, session);
    if (refusal === null) return { startsAt, state: 'free' };
    refusals.add(refusal);
  }
  // A booked hour is shown as taken even if the companion no longer works then.
  const isAhead = startProblem(hour, now) === null;
  const isHeld = isAhead && isTaken(hour, new Date(hour.getTime() + starts.length * SLOT_MS));
  return { startsAt: hour, state: isHeld || refusals.has('day-full') ? 'taken' : 'closed' };
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
