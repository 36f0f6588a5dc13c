import { type CounterName, type Counters, HOURS } from '@hearthkin/domain/insights/counters';
import { monthsUpTo, sessionsByWeek } from '@hearthkin/domain/insights/weeks';
import { formatDay, formatMoney, formatMonth, formatTimeOfDay } from '../../lib/format';
import type { OwnInsights } from './insight-queries';

/** How many months and weeks the charts reach back, the present one included. */
export const CHART_MONTHS = 6;
export const CHART_WEEKS = 12;

/** A counter that is not there is zero. */
export function countOf(counters: Counters | undefined, ...names: readonly CounterName[]): number {
  return names.reduce((sum, name) => sum + (counters?.[name] ?? 0), 0);
}

/** Bookings that were not cancelled. */
export function liveBookings(counters: Counters | undefined): number {
  return countOf(counters, 'status-pending', 'status-confirmed', 'status-completed');
}

/** Whether somebody has, or had, any booking at all. */
export function hasBookings({ all }: OwnInsights): boolean {
  return liveBookings(all) + countOf(all, 'status-cancelled') > 0;
}

/** "1 session", "12 sessions" */
export function sessions(count: number): string {
  return `${count} ${count === 1 ? 'session' : 'sessions'}`;
}

/** An amount by month, up to the one of `today` (`yyyy-MM-dd`). */
export function moneyByMonth(
  { months }: OwnInsights,
  name: 'payout-minor' | 'kept-minor',
  today: string,
) {
  return monthsUpTo(today, CHART_MONTHS).map((month) => {
    const value = countOf(months.get(month), name);
    return {
      name: formatMonth(month, 'long'),
      tick: formatMonth(month, 'short'),
      value,
      text: formatMoney(value),
    };
  });
}

/** Sessions by week, up to the one of `today` (`yyyy-MM-dd`). */
export function weekBars({ months }: OwnInsights, today: string) {
  const weeks = sessionsByWeek((month) => months.get(month) ?? null, today, CHART_WEEKS);
  return weeks.map(({ monday, sessions: value }, index) => {
    const day = new Date(`${monday}T00:00:00Z`);
    return {
      name: `Week of ${formatDay(day, 'UTC')}`,
      // From the present week backwards, so that it always has its own.
      tick: (CHART_WEEKS - 1 - index) % 4 === 0 ? formatDay(day, 'UTC').replace(/, \d+$/, '') : '',
      value,
      text: sessions(value),
    };
  });
}

/** Sessions by the hour in which they begin, on the wall clock of the session. */
export function hourBars({ all }: OwnInsights) {
  return HOURS.map((hour) => {
    const value = countOf(all, `hour-${hour}`);
    const name = formatTimeOfDay(Number(hour) * 60);
    return { name, tick: Number(hour) % 6 === 0 ? name : '', value, text: sessions(value) };
  });
}
