import { DateTime } from 'luxon';
import { MINUTE_MS } from './durations';
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

function weekdayOf(dateTime: DateTime): Weekday {
  const day = WEEKDAYS[dateTime.weekday - 1];
  if (day === undefined) throw new RangeError(`No weekday for ${dateTime.toString()}`);
  return day;
}

/** The wall clock in `timeZone` at `instant`. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const local = DateTime.fromJSDate(instant, { zone: timeZone });
  return {
    date: local.toFormat('yyyy-MM-dd'),
    time: local.toFormat('HH:mm'),
    weekday: weekdayOf(local),
    minuteOfDay: local.hour * 60 + local.minute,
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
  const local = DateTime.fromJSDate(instant, { zone: timeZone });
  return {
    date: local.toFormat('yyyy-MM-dd'),
    from: firstOf(local.startOf('day')),
    to: firstOf(local.plus({ days: 1 }).startOf('day')) - 1,
  };
}

/** The first instant at which a wall clock shows this: some show it twice when clocks go back. */
function firstOf(local: DateTime): number {
  return Math.min(...local.getPossibleOffsets().map((option) => option.toMillis()));
}

/**
 * The instant at which a wall clock in `timeZone` shows `date` (`yyyy-MM-dd`) and `time` (`HH:mm`).
 * Of a time that comes twice (clocks going back) the first; `null` for one that does not exist
 * (clocks going forward) and for malformed text.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | null {
  const local = DateTime.fromFormat(`${date} ${time}`, 'yyyy-MM-dd HH:mm', { zone: timeZone });
  if (!local.isValid || local.toFormat('yyyy-MM-dd HH:mm') !== `${date} ${time}`) return null;
  return new Date(firstOf(local));
}

/** `date` (`yyyy-MM-dd`) moved by whole calendar days. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}

/** Whole years between a birth date (`yyyy-MM-dd`) and `now` on a calendar in `timeZone`. */
export function ageOn(dateOfBirth: string, now: Date, timeZone = 'utc'): number {
  const born = DateTime.fromISO(dateOfBirth, { zone: timeZone });
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  return Math.floor(today.diff(born, 'years').years);
}

/** The first instant at or after `instant` that lies on a multiple of `minutes` of the UTC clock. */
export function ceilToMinutes(instant: Date, minutes: number): Date {
  const step = minutes * MINUTE_MS;
  return new Date(Math.ceil(instant.getTime() / step) * step);
}
