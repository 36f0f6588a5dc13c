import { addDays, addMonths, weekdayOf } from '../foundation/time';
import { WEEKDAYS } from '../foundation/weekdays';
import type { Counters } from './counters';

/** A week from Monday, with its number of sessions. */
export interface Week {
  /** `yyyy-MM-dd` */
  readonly monday: string;
  readonly sessions: number;
}

/** The last `count` months up to that of `date` (`yyyy-MM-dd`), oldest first, as `yyyy-MM`. */
export function monthsUpTo(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthOf(addMonths(date, index - count + 1)));
}

/** The months of the last `count` weeks up to that of `date`, oldest first. */
export function monthsOfWeeks(date: string, count: number): string[] {
  const last = mondayOf(date);
  const days = Array.from({ length: count * 7 }, (_, day) => addDays(last, day - (count - 1) * 7));
  return [...new Set(days.map(monthOf))];
}

/**
 * Sessions per week for the last `count` weeks up to that of `date` (`yyyy-MM-dd`), oldest first.
 * `countersOf` returns the counters of a month (`yyyy-MM`), or null.
 */
export function sessionsByWeek(
  countersOf: (month: string) => Counters | null,
  date: string,
  count: number,
): Week[] {
  const last = mondayOf(date);
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(last, (index - count + 1) * 7);
    const days = Array.from({ length: 7 }, (__, day) => addDays(monday, day));
    const sessions = days.reduce(
      (sum, day) => sum + (countersOf(monthOf(day))?.[`day-${day.slice(8)}`] ?? 0),
      0,
    );
    return { monday, sessions };
  });
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

function mondayOf(date: string): string {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
}
