import { MINUTE_MS } from '../foundation/durations';
import { addDays, ceilToMinutes, wallClock } from '../foundation/time';
import type { DatedHours } from './offer';

const QUARTER_MINUTES = 15;
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;

/** Blocked hours with more of them. Those of a date that touch become one. */
export function withBlocked(blocked: readonly DatedHours[], added: DatedHours): DatedHours[] {
  const touches = ({ date, start, end }: DatedHours) =>
    date === added.date && start <= added.end && added.start <= end;
  const joined = [added, ...blocked.filter(touches)];
  const start = joined.map((one) => one.start).reduce((a, b) => (a < b ? a : b));
  const end = joined.map((one) => one.end).reduce((a, b) => (a > b ? a : b));
  return [...blocked.filter((one) => !touches(one)), { date: added.date, start, end }].toSorted(
    byTime,
  );
}

/** Blocked hours without some, which may be part of a longer stretch. */
export function withoutBlocked(blocked: readonly DatedHours[], freed: DatedHours): DatedHours[] {
  return blocked.flatMap((one) => {
    if (one.date !== freed.date || one.end <= freed.start || freed.end <= one.start) return one;
    return [
      { ...one, end: freed.start },
      { ...one, start: freed.end },
    ].filter(({ start, end }) => start < end);
  });
}

/** Those that aren't over, on the companion's clock. */
export function blockedAhead(
  blocked: readonly DatedHours[],
  timeZone: string,
  now: Date,
): DatedHours[] {
  const { date, time } = wallClock(now, timeZone);
  return blocked.filter((one) => `${one.date} ${one.end}` > `${date} ${time}`);
}

/** The hours of each date that a stretch of time takes on a clock, to whole quarters of an hour. */
export function hoursBetween(from: Date, until: Date, timeZone: string): DatedHours[] {
  const start = new Date(Math.floor(from.getTime() / QUARTER_MS) * QUARTER_MS);
  const first = wallClock(start, timeZone);
  const last = wallClock(ceilToMinutes(until, QUARTER_MINUTES), timeZone);
  const hours: DatedHours[] = [];
  for (let date = first.date; date <= last.date; date = addDays(date, 1)) {
    const one = {
      date,
      start: date === first.date ? first.time : '00:00',
      end: date === last.date ? last.time : '24:00',
    };
    // An hour may come twice, or nothing be left of the last date.
    if (one.start < one.end) hours.push(one);
  }
  return hours;
}

/** Whether all of some hours are blocked. */
export function areBlocked(blocked: readonly DatedHours[], hours: readonly DatedHours[]): boolean {
  return hours.every(({ date, start, end }) =>
    blocked.some((one) => one.date === date && one.start <= start && end <= one.end),
  );
}

function byTime(a: DatedHours, b: DatedHours): number {
  return `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`);
}
