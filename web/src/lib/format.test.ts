import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clocksDiffer,
  formatAgo,
  formatDate,
  formatDateRange,
  formatDay,
  formatFullDate,
  formatMoney,
  formatTime,
  formatTimeOfDay,
  formatTimeRange,
  ownClock,
  weekdayNames,
  zoneName,
} from './format';

/** Replaces the narrow and thin spaces that `Intl` writes. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') }));

afterEach(() => vi.useRealTimers());

describe('the year of a date', () => {
  const NEW_YEAR = new Date('2027-01-01T02:00:00Z');
  const DECEMBER = new Date('2026-12-29T12:00:00Z');

  test('is shown when it is another one than this, on the clock that is shown', () => {
    expect(formatDate(NEW_YEAR, 'America/New_York')).toBe('Thu, Dec 31');
    expect(formatDate(NEW_YEAR, 'UTC')).toBe('Fri, Jan 1, 2027');
    expect(formatDay(NEW_YEAR, 'UTC')).toBe('Jan 1, 2027');
    expect(formatDay(NEW_YEAR, 'America/New_York')).toBe('Dec 31');
    expect(formatFullDate(NEW_YEAR, 'UTC')).toBe('Friday, January 1, 2027');
    expect(formatFullDate(DECEMBER, 'UTC')).toBe('Tuesday, December 29');
  });

  test('is shown for a range that touches another one', () => {
    expect(plain(formatDateRange(DECEMBER, NEW_YEAR, 'America/New_York'))).toBe('Dec 29 – 31');
    expect(plain(formatDateRange(DECEMBER, NEW_YEAR, 'UTC'))).toBe('Dec 29, 2026 – Jan 1, 2027');
  });

  test('is always shown on receipts', () => {
    expect(formatDate(DECEMBER, 'UTC', 'always')).toBe('Tue, Dec 29, 2026');
    expect(formatDay(DECEMBER, 'UTC', 'always')).toBe('Dec 29, 2026');
  });
});

describe('money', () => {
  test('a member reads whole amounts without cents and others with two digits', () => {
    expect(formatMoney(3000)).toBe('€30');
    expect(formatMoney(2750)).toBe('€27.50');
    expect(formatMoney(0)).toBe('€0');
  });
});

describe('how long ago', () => {
  const then = new Date('2026-11-20T15:00:00Z');
  const MINUTE = 60_000;

  test.each([
    [-5_000, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [60 * MINUTE - 1, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [24 * 60 * MINUTE - 1, '23 hours ago'],
    [24 * 60 * MINUTE, '1 day ago'],
    [7 * 24 * 60 * MINUTE - 1, '6 days ago'],
    [7 * 24 * 60 * MINUTE, 'Nov 20'],
  ])('after %i ms a reader sees: %s', (passed, words) => {
    expect(formatAgo(then, new Date(then.getTime() + passed))).toBe(words);
  });
});

describe('time', () => {
  const start = new Date('2026-11-23T19:00:00Z');

  test('a member reads a session in the session’s time zone', () => {
    const end = new Date('2026-11-23T21:00:00Z');
    expect(formatDate(start, 'America/New_York')).toBe('Mon, Nov 23');
    expect(plain(formatTimeRange(start, end, 'America/New_York'))).toBe('2:00 – 4:00 PM');
  });

  test('a member in Tokyo reads the next day there', () => {
    expect(formatDate(start, 'Asia/Tokyo')).toBe('Tue, Nov 24');
  });

  test('a session over midnight shows two times, not two dates', () => {
    const end = new Date('2026-11-24T06:00:00Z');
    expect(plain(formatTimeRange(start, end, 'America/New_York'))).toBe('2:00 PM – 1:00 AM');
  });

  test('a time in an hour that clocks repeat has the zone’s name', () => {
    const [first, second] = ['05:30', '06:30'].map((at) => new Date(`2027-11-07T${at}:00Z`)) as [
      Date,
      Date,
    ];
    const zone = 'America/New_York';
    expect(plain(formatTime(first, zone))).toBe('1:30 AM EDT');
    expect(plain(formatTime(second, zone))).toBe('1:30 AM EST');
    const range = (from: Date, minutes: number) =>
      plain(formatTimeRange(from, new Date(from.getTime() + minutes * 60_000), zone));
    expect(range(first, 60)).toBe('1:30 AM EDT – 1:30 AM EST');
    expect(range(first, 15)).toBe('1:30 – 1:45 AM EDT');
    expect(range(second, 60)).toBe('1:30 – 2:30 AM EST');
    expect(plain(formatTime(new Date('2027-11-07T07:30:00Z'), zone))).toBe('2:30 AM');
  });

  test('a member reads an opening hour without minutes', () => {
    expect(plain(formatTimeOfDay(9 * 60))).toBe('9 AM');
    expect(plain(formatTimeOfDay(21 * 60 + 30))).toBe('9:30 PM');
  });

  test('a reader whose locale counts to 24 reads times so, in English', () => {
    vi.stubGlobal('navigator', { language: 'de-DE' });
    const end = new Date('2026-11-23T21:00:00Z');
    expect(plain(formatTimeRange(start, end, 'America/New_York'))).toBe('14:00 – 16:00');
    expect(formatTimeOfDay(9 * 60)).toBe('09:00');
    expect(formatTimeOfDay(0)).toBe('00:00');
    expect(ownClock().hour12).toBe(false);
    vi.unstubAllGlobals();
  });

  test('the week begins on the reader’s first day', () => {
    expect(weekdayNames(7).map(([, short]) => short)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(weekdayNames(1)[0]).toEqual(['Monday', 'Mon']);
  });

  test('a zone is named by its city', () => {
    expect(zoneName('America/New_York')).toBe('New York time');
    expect(zoneName('UTC')).toBe('UTC time');
    expect(zoneName('Asia/Calcutta')).toBe('Kolkata time');
  });

  test('zones with the same clock don’t differ', () => {
    expect(clocksDiffer(start, 'America/New_York', 'America/Toronto')).toBe(false);
    expect(clocksDiffer(start, 'America/New_York', 'America/Chicago')).toBe(true);
  });
});
