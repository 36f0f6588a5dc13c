import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './durations';
import { WEEKDAYS, type Weekday } from './weekdays';

/** What a clock on the wall shows at an instant. */
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
 * What a wall clock shows, as the milliseconds at which a clock of UTC shows the same: calendar
 * arithmetic on it knows no change of the clocks.
 */
type Shown = number;

function shownAt(instant: number, timeZone: string): Shown {
  return instant + tzOffset(timeZone, new Date(instant)) * MINUTE_MS;
}

/** Of a date (`yyyy-MM-dd`) and time (`HH:mm`); NaN for one that no calendar has. */
function shownOf(date: string, time = '00:00'): Shown {
  const shown = Date.parse(`${date}T${time}:00Z`);
  return dateOf(shown) === date && timeOf(shown) === time ? shown : Number.NaN;
}

/** `yyyy-MM-dd`; no date for NaN. */
function dateOf(shown: Shown): string {
  return Number.isNaN(shown) ? 'no date' : new Date(shown).toISOString().slice(0, 10);
}

/** `HH:mm`; no time for NaN. */
function timeOf(shown: Shown): string {
  return Number.isNaN(shown) ? 'no time' : new Date(shown).toISOString().slice(11, 16);
}

/** The day of the week of `date` (`yyyy-MM-dd`). @throws RangeError for one that is no date. */
export function weekdayOf(date: string): Weekday {
  // Days of a `Date` are counted from Sunday.
  const day = WEEKDAYS[(new Date(shownOf(date)).getUTCDay() + 6) % 7];
  if (day === undefined) throw new RangeError(`No weekday for ${date}`);
  return day;
}

/** The wall clock in `timeZone` at `instant`. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const shown = shownAt(instant.getTime(), timeZone);
  const date = dateOf(shown);
  return {
    date,
    time: timeOf(shown),
    weekday: weekdayOf(date),
    minuteOfDay: Math.floor((shown - shownOf(date)) / MINUTE_MS),
  };
}

/** A calendar day of a zone: its name, `yyyy-MM-dd`, and its first and last millisecond. */
export interface ZonedDay {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** The day on the calendar of `timeZone` on which `instant` lies. */
export function dayAt(instant: Date, timeZone: string): ZonedDay {
  const midnight = shownOf(dateOf(shownAt(instant.getTime(), timeZone)));
  return {
    date: dateOf(midnight),
    from: beginningOf(midnight, timeZone),
    to: beginningOf(midnight + DAY_MS, timeZone) - 1,
  };
}

/** The two instants at which a clock might show this: by the offset of the day before, and after. */
function candidatesOf(shown: Shown, timeZone: string): number[] {
  return [-DAY_MS, DAY_MS].map(
    (away) => shown - tzOffset(timeZone, new Date(shown + away)) * MINUTE_MS,
  );
}

/** The first instant of a day; where clocks skip its midnight, the one at which they do. */
function beginningOf(midnight: Shown, timeZone: string): number {
  const candidates = candidatesOf(midnight, timeZone);
  const shown = candidates.filter((instant) => shownAt(instant, timeZone) === midnight);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...candidates);
}

/**
 * The instant at which a wall clock in `timeZone` shows `date` (`yyyy-MM-dd`) and `time` (`HH:mm`).
 * Of a time that comes twice (clocks going back) the first; `null` for one that does not exist
 * (clocks going forward) and for malformed text.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | null {
  const shown = shownOf(date, time);
  const instants = candidatesOf(shown, timeZone).filter(
    (instant) => shownAt(instant, timeZone) === shown,
  );
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

/** `date` (`yyyy-MM-dd`) moved by whole calendar days; no date for what is none. */
export function addDays(date: string, days: number): string {
  return dateOf(shownOf(date) + days * DAY_MS);
}

/**
 * Whole years between a birth date (`yyyy-MM-dd`) and `now` on a calendar in `timeZone`; NaN for what
 * is no date. Who was born on 29 February is a year older on the 28th where there is no 29th.
 */
export function ageOn(dateOfBirth: string, now: Date, timeZone = 'UTC'): number {
  const born = new Date(shownOf(dateOfBirth));
  const today = shownAt(now.getTime(), timeZone);
  const years = new Date(today).getUTCFullYear() - born.getUTCFullYear();
  const birthday = addMonths(dateOfBirth, years * 12);
  return dateOf(today) < birthday ? years - 1 : years;
}

/** `date` (`yyyy-MM-dd`) moved by whole months, to the last day of one that is shorter. */
export function addMonths(date: string, months: number): string {
  const from = new Date(shownOf(date));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)));
}

/** The first instant at or after `instant` that lies on a multiple of `minutes` of the UTC clock. */
export function ceilToMinutes(instant: Date, minutes: number): Date {
  const step = minutes * MINUTE_MS;
  return new Date(Math.ceil(instant.getTime() / step) * step);
}
