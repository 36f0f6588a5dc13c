import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './durations';
import { WEEKDAYS, type Weekday } from './weekdays';

/** The local date and time at an instant. */
export interface WallClock {
  /** `yyyy-MM-dd` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  readonly weekday: Weekday;
  /** 0 to 1439. */
  readonly minuteOfDay: number;
}

/**
 * A local date and time, as the milliseconds of the same date and time in UTC. Calendar arithmetic
 * on it ignores daylight saving.
 */
type LocalMs = number;

function localMsAt(instant: number, timeZone: string): LocalMs {
  return instant + tzOffset(timeZone, new Date(instant)) * MINUTE_MS;
}

/** Parses a date (`yyyy-MM-dd`) and time (`HH:mm`); NaN if there is no such date or time. */
function parseLocal(date: string, time = '00:00'): LocalMs {
  const written = `${date}T${time}:00`;
  const local = Date.parse(`${written}Z`);
  // It also takes other forms, and 30 February.
  const isExact = !Number.isNaN(local) && new Date(local).toISOString().startsWith(written);
  return isExact ? local : Number.NaN;
}

/** `yyyy-MM-dd`; "no date" for NaN. */
function dateOf(local: LocalMs): string {
  return Number.isNaN(local) ? 'no date' : utcDay(new Date(local));
}

/** The day of an instant in UTC, `yyyy-MM-dd`. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The month of an instant in UTC, `yyyy-MM`. */
export function utcMonth(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** Whether `text` is a calendar date, `yyyy-MM-dd`. */
export function isDate(text: string): boolean {
  return !Number.isNaN(parseLocal(text));
}

/** @throws RangeError for NaN. */
function weekdayAt(local: LocalMs): Weekday {
  // `getUTCDay` counts from Sunday.
  const day = WEEKDAYS[(new Date(local).getUTCDay() + 6) % 7];
  if (day === undefined) throw new RangeError('No weekday without a date');
  return day;
}

/**
 * The weekday of `date` (`yyyy-MM-dd`).
 * @throws RangeError for an invalid date.
 */
export function weekdayOf(date: string): Weekday {
  return weekdayAt(parseLocal(date));
}

/**
 * The wall clock in `timeZone` at `instant`.
 * @throws RangeError for an invalid date or an unknown zone.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const local = localMsAt(instant.getTime(), timeZone);
  const weekday = weekdayAt(local);
  const iso = new Date(local).toISOString();
  const minuteOfDay = Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
  return { date: iso.slice(0, 10), time: iso.slice(11, 16), weekday, minuteOfDay };
}

/** A calendar day in a zone: its date (`yyyy-MM-dd`), first and last millisecond. */
export interface ZonedDay {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** The calendar day of `instant` in `timeZone`. */
export function dayAt(instant: Date, timeZone: string): ZonedDay {
  const date = dateOf(localMsAt(instant.getTime(), timeZone));
  return {
    date,
    from: startOfDay(date, timeZone).getTime(),
    to: startOfDay(addDays(date, 1), timeZone).getTime() - 1,
  };
}

/** The two instants a local time can be: with the offset of the day before and of the day after. */
function candidatesOf(local: LocalMs, timeZone: string): number[] {
  return [-DAY_MS, DAY_MS].map(
    (away) => local - tzOffset(timeZone, new Date(local + away)) * MINUTE_MS,
  );
}

/**
 * The first instant of a date (`yyyy-MM-dd`). If the clocks skip midnight, the instant of the skip.
 * @throws RangeError for an invalid date or an unknown zone.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = parseLocal(date);
  const candidates = candidatesOf(midnight, timeZone);
  const exact = candidates.filter((instant) => localMsAt(instant, timeZone) === midnight);
  const start = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
  if (Number.isNaN(start)) throw new RangeError(`Not a date: ${date}`);
  return new Date(start);
}

/**
 * The instants at which clocks in `timeZone` show `date` (`yyyy-MM-dd`) and `time` (`HH:mm`), soonest first: two if
 * they are set back over it, none if they skip it, and none for malformed text.
 */
export function instantsAt(date: string, time: string, timeZone: string): Date[] {
  const local = parseLocal(date, time);
  const instants = candidatesOf(local, timeZone).filter(
    (instant) => localMsAt(instant, timeZone) === local,
  );
  return [...new Set(instants)].sort((a, b) => a - b).map((instant) => new Date(instant));
}

/** One of them, which is the first unless the other is named; null without one. */
export function instantAt(
  date: string,
  time: string,
  timeZone: string,
  turn: Turn = 'first',
): Date | null {
  const [first, second] = instantsAt(date, time, timeZone);
  return (turn === 'second' ? second : undefined) ?? first ?? null;
}

/** Which of two instants with the same date and time on a clock that is set back. */
export type Turn = 'first' | 'second';

/** Which of two an instant is, if clocks in the zone show its date and time twice; else null. */
export function turnAt(instant: Date, timeZone: string): Turn | null {
  const offsetIn = (ms: number) => tzOffset(timeZone, new Date(instant.getTime() + ms));
  if (offsetIn(-DAY_MS) === offsetIn(DAY_MS)) return null;
  const { date, time } = wallClock(instant, timeZone);
  const [, second] = instantsAt(date, time, timeZone);
  if (second === undefined) return null;
  return instant < second ? 'first' : 'second';
}

/** `date` (`yyyy-MM-dd`) plus whole days; "no date" for an invalid one. */
export function addDays(date: string, days: number): string {
  return dateOf(parseLocal(date) + days * DAY_MS);
}

/**
 * Whole years from a birth date (`yyyy-MM-dd`) to the day of `now` in a time zone; NaN for an invalid date. A
 * person born on 29 February turns a year older on 1 March in other years, the later of the two
 * dates that laws use, so that no account is opened a day too early.
 */
export function ageOn(dateOfBirth: string, now: Date, timeZone = 'UTC'): number {
  const { date } = wallClock(now, timeZone);
  const years = Number(date.slice(0, 4)) - new Date(parseLocal(dateOfBirth)).getUTCFullYear();
  const isBirthdayAhead = date.slice(4) < dateOfBirth.slice(4);
  return isBirthdayAhead ? years - 1 : years;
}

/** `date` (`yyyy-MM-dd`) plus whole months, capped at the last day of the month. */
export function addMonths(date: string, months: number): string {
  const from = new Date(parseLocal(date));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)));
}

/** A month (`yyyy-MM`) some months later. */
export function monthsFrom(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** The first multiple of `minutes` (UTC) at or after `instant`. */
export function ceilToMinutes(instant: Date, minutes: number): Date {
  const step = minutes * MINUTE_MS;
  return new Date(Math.ceil(instant.getTime() / step) * step);
}

/** The same time of day some days from Monday to Friday later, in UTC; on a weekend they begin on Monday. */
export function businessDaysLater(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at);
}
