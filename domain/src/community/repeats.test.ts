import { describe, expect, it } from 'vitest';
import { seriesProblem, seriesStarts } from './event-start';
import { REPEAT_TIMES, repeatsSchema, repeatWords, seriesDates } from './repeats';

describe('the dates of a series', () => {
  it.each([
    ['week', '2026-12-20', ['2026-12-20', '2026-12-27', '2027-01-03', '2027-01-10']],
    ['two-weeks', '2026-12-20', ['2026-12-20', '2027-01-03', '2027-01-17', '2027-01-31']],
    ['month', '2026-12-20', ['2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20']],
    // Also on the last day of shorter months, without moving those behind.
    ['month', '2027-12-31', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
  ] as const)('every %s from %s', (every, first, dates) => {
    expect(seriesDates(first, { every, times: 4 })).toEqual(dates);
  });

  it('are two to twelve', () => {
    const fits = (times: unknown) => repeatsSchema.safeParse({ every: 'week', times }).success;
    expect([1, 2, 12, 13, 2.5, '3'].map(fits)).toEqual([false, true, true, false, false, false]);
    expect(seriesDates('2026-12-01', { every: 'week', times: REPEAT_TIMES.most })).toHaveLength(12);
  });

  it('keep their local time when the clocks change', () => {
    const series = { city: 'Chicago', date: '2027-03-07', time: '19:00' } as const;
    const starts = seriesStarts({ ...series, repeats: { every: 'week', times: 2 } });
    expect(starts.map(({ startsAt }) => startsAt?.toISOString())).toEqual([
      '2027-03-08T01:00:00.000Z',
      '2027-03-15T00:00:00.000Z',
    ]);
    expect(seriesStarts({ ...series, repeats: null })).toHaveLength(1);
  });
});

describe('a series that can’t be', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const series = { city: 'Chicago', date: '2027-03-07', time: '02:30' } as const;

  it('has a time that the clocks skip on one of its dates', () => {
    expect(seriesProblem({ ...series, repeats: { every: 'week', times: 2 } }, now)).toEqual({
      problem: 'skipped',
      date: '2027-03-14',
    });
    expect(seriesProblem({ ...series, repeats: { every: 'two-weeks', times: 2 } }, now)).toBeNull();
  });

  it('has a date more than a year ahead', () => {
    const monthly = (times: number) => ({ every: 'month', times }) as const;
    expect(seriesProblem({ ...series, time: '19:00', repeats: monthly(9) }, now)).toBeNull();
    expect(seriesProblem({ ...series, time: '19:00', repeats: monthly(10) }, now)).toEqual({
      problem: 'far',
      date: '2027-12-07',
    });
    expect(seriesProblem({ ...series, repeats: null }, now)).toBeNull();
  });
});

it.each([
  [{ every: 'week', times: 6 }, 'Repeats weekly, 6 times'],
  [{ every: 'two-weeks', times: 2 }, 'Repeats every two weeks, 2 times'],
  [{ every: 'month', times: 12 }, 'Repeats monthly, 12 times'],
] as const)('%o reads as: %s', (repeats, words) => {
  expect(repeatWords(repeats)).toBe(words);
});
