import { type CounterName, type Counters, HOURS } from '@hearthkin/domain/insights/counters';
import { monthsUpTo, sessionsByWeek } from '@hearthkin/domain/insights/weeks';
import { formatDay, formatMoney, formatMonth, formatTimeOfDay } from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';
import type { OwnInsights } from './insight-queries';

/** The stretch that the charts go back, including the current month and week. */
export const CHART_MONTHS = 6;
export const CHART_WEEKS = 12;

/** A missing counter is zero. */
export function countOf(counters: Counters | undefined, ...names: readonly CounterName[]): number {
  return names.reduce((sum, name) => sum + (counters?.[name] ?? 0), 0);
}

/** Bookings that were not cancelled. */
export function liveBookings(counters: Counters | undefined): number {
  return countOf(counters, 'status-open', 'status-completed');
}

/** Whether anything was ever counted for the user. */
export function hasBookings({ all }: OwnInsights): boolean {
  return Object.values(all).some((count = 0) => count > 0);
}

/** "1 session", "12 sessions" */
export function sessions(count: number): string {
  return `${count} ${count === 1 ? 'session' : 'sessions'}`;
}

/** Amounts by month, ending with the month of `today` (`yyyy-MM-dd`). */
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

/** Sessions by week, ending with the week of `today` (`yyyy-MM-dd`). */
export function weekBars({ months }: OwnInsights, today: string) {
  const weeks = sessionsByWeek((month) => months.get(month) ?? null, today, CHART_WEEKS);
  return weeks.map(({ monday, sessions: value }, index) => {
    const day = new Date(`${monday}T00:00:00Z`);
    return {
      name: `Week of ${formatDay(day, 'UTC')}`,
      // Every fourth tick, counted back from the current week so that it always has one.
      tick: (CHART_WEEKS - 1 - index) % 4 === 0 ? formatDay(day, 'UTC').replace(/, \d+$/, '') : '',
      value,
      text: sessions(value),
    };
  });
}

/** Sessions by their starting hour in the session's time zone. */
export function hourBars({ all }: OwnInsights) {
  return HOURS.map((hour) => {
    const value = countOf(all, `hour-${hour}`);
    const name = formatTimeOfDay(Number(hour) * 60);
    return { name, tick: Number(hour) % 6 === 0 ? name : '', value, text: sessions(value) };
  });
}

/** The name for the prices of a member's sessions: nothing is spent where no money moves. */
export function spentWords(): string {
  return arePaymentsLive() ? 'Spent' : 'Session prices';
}
