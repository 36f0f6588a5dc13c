import { DateTime } from 'luxon';
import type { Counters } from './counters';

/** A week with its sessions; it begins on a Monday. */
export interface Week {
  /** Its Monday, `yyyy-MM-dd`. */
  readonly monday: string;
  readonly sessions: number;
}

/** The `count` months up to the one of `date` (`yyyy-MM-dd`), oldest first, as `yyyy-MM`. */
export function monthsUpTo(date: string, count: number): string[] {
  const last = DateTime.fromISO(date, { zone: 'utc' }).startOf('month');
  return Array.from({ length: count }, (_, index) =>
    last.minus({ months: count - 1 - index }).toFormat('yyyy-MM'),
  );
}

/** The months that the `count` weeks up to the one of `date` touch, oldest first. */
export function monthsOfWeeks(date: string, count: number): string[] {
  const sunday = mondayOf(date).plus({ days: 6 });
  const first = mondayOf(date).minus({ weeks: count - 1 });
  const months = Math.round(sunday.startOf('month').diff(first.startOf('month'), 'months').months);
  return monthsUpTo(sunday.toFormat('yyyy-MM-dd'), months + 1);
}

/**
 * Sessions by week, for the `count` weeks up to the one in which `date` (`yyyy-MM-dd`) lies, oldest
 * first. `countersOf` answers the counters of a month (`yyyy-MM`), or null for one without any.
 */
export function sessionsByWeek(
  countersOf: (month: string) => Counters | null,
  date: string,
  count: number,
): Week[] {
  const last = mondayOf(date);
  return Array.from({ length: count }, (_, index) => {
    const monday = last.minus({ weeks: count - 1 - index });
    const days = Array.from({ length: 7 }, (_, day) => monday.plus({ days: day }));
    const sessions = days.reduce(
      (sum, day) => sum + (countersOf(day.toFormat('yyyy-MM'))?.[`day-${day.toFormat('dd')}`] ?? 0),
      0,
    );
    return { monday: monday.toFormat('yyyy-MM-dd'), sessions };
  });
}

function mondayOf(date: string): DateTime {
  return DateTime.fromISO(date, { zone: 'utc' }).startOf('week');
}
