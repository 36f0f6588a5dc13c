import { wallClock } from '../foundation/time';
import type { DatedHours } from './offer';

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

function byTime(a: DatedHours, b: DatedHours): number {
  return `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`);
}
