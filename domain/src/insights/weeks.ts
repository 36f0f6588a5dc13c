import { addDays, addMonths, weekdayOf } from '../time';
import { WEEKDAYS } from '../weekdays';
import type { Counters } from './counters';

/** A week with its sessions; it begins on a Monday. */
export interface Week {
  /** Its Monday, `yyyy-MM-dd`. */
  readonly monday: string;
  readonly sessions: number;
}

/** The `count` months up to the one of `date` (`yyyy-MM-dd`), oldest first, as `yyyy-MM`. */
export function monthsUpTo(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthOf(addMonths(date, index - count + 1)));
}

/** The months that the `count` weeks up to the one of `date` touch, oldest first. */
export function monthsOfWeeks(date: string, count: number): string[] {
  const last = mondayOf(date);
  const days = Array.from({ length: count * 7 }, (_, day) => addDays(last, day - (count - 1) * 7));
  return [...new Set(days.map(monthOf))];
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
