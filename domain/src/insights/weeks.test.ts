import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/time';
import type { Counters } from './counters';
import { monthsOfWeeks, monthsUpTo, sessionsByWeek } from './weeks';

describe('the months up to a day', () => {
  it('end with its own and may start in the year before', () => {
    expect(monthsUpTo('2026-02-28', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('are all months with a day in the given weeks', () => {
    expect(monthsOfWeeks('2026-03-01', 1)).toEqual(['2026-02', '2026-03']);
    expect(monthsOfWeeks('2026-11-18', 1)).toEqual(['2026-11']);
    expect(monthsOfWeeks('2026-11-18', 12)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
  });
});

describe('sessions by week', () => {
  it('start on Mondays and cross the end of a month', () => {
    const months: Record<string, Counters> = {
      '2026-02': { 'day-23': 1, 'day-28': 2 },
      '2026-03': { 'day-01': 4, 'day-02': 8 },
    };
    expect(sessionsByWeek((month) => months[month] ?? null, '2026-03-04', 2)).toEqual([
      { monday: '2026-02-23', sessions: 7 },
      { monday: '2026-03-02', sessions: 8 },
    ]);
  });

  it('count every session of the weeks once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.array(fc.integer({ min: 0, max: 83 })),
        (offset, ago) => {
          const today = addDays('2026-01-01', offset);
          const sunday = sessionsByWeek(() => null, today, 1)[0]?.monday ?? today;
          const last = addDays(sunday, 6);
          const months: Record<string, Record<`day-${string}`, number>> = {};
          for (const days of ago) {
            const date = addDays(last, -days);
            const month = months[date.slice(0, 7)] ?? {};
            months[date.slice(0, 7)] = month;
            const key = `day-${date.slice(8)}` as const;
            month[key] = (month[key] ?? 0) + 1;
          }
          expect(monthsOfWeeks(today, 12)).toEqual(expect.arrayContaining(Object.keys(months)));
          const weeks = sessionsByWeek((month) => months[month] ?? null, today, 12);
          expect(weeks.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(ago.length);
        },
      ),
    );
  });
});
