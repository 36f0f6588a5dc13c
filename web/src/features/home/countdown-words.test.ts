import { expect, test } from 'vitest';
import { countdownWords } from './countdown-words';

/** 10:00 in New York. */
const NOW = new Date('2026-11-20T15:00:00Z');
const ZONE = 'America/New_York';

const at = (startsAt: Date, now = NOW) =>
  countdownWords({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }, now, ZONE);
const after = (ms: number) => at(new Date(NOW.getTime() + ms));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [1, 'Starts in 1 minute'],
  [MINUTE, 'Starts in 1 minute'],
  [MINUTE + 1, 'Starts in 2 minutes'],
  [5 * MINUTE, 'Starts in 5 minutes'],
  [59 * MINUTE, 'Starts in 59 minutes'],
  [59 * MINUTE + 1, 'In 1 hour'],
  [HOUR, 'In 1 hour'],
  [HOUR + MINUTE, 'In 1 hour 1 minute'],
  [2 * HOUR + 10 * MINUTE, 'In 2 hours 10 minutes'],
  [24 * HOUR - MINUTE, 'In 23 hours 59 minutes'],
  [24 * HOUR - 1, 'In 24 hours'],
  [24 * HOUR, 'Tomorrow'],
  [24 * HOUR + 14 * HOUR - 1, 'Tomorrow'],
  [24 * HOUR + 14 * HOUR, 'In 2 days'],
  [10 * 24 * HOUR, 'In 10 days'],
])('a session %s ms ahead reads "%s"', (ms, words) => {
  expect(after(ms)).toBe(words);
});

test('a session that begins this instant, or has begun, reads until when it lasts', () => {
  expect(after(0)).toMatch(/^Now, until 11:00\sAM$/);
  expect(after(-HOUR + 1)).toMatch(/^Now, until 10:00\sAM$/);
});

test('a day of 25 hours is one day', () => {
  // The clocks went back on November 1.
  const now = new Date('2026-10-31T22:00:00Z');
  expect(at(new Date('2026-11-02T00:00:00Z'), now)).toBe('Tomorrow');
  expect(at(new Date('2026-11-02T06:00:00Z'), now)).toBe('In 2 days');
});

test('a session later on a day of 25 hours is hours away, even more than 24', () => {
  const midnight = new Date('2026-11-01T04:00:00Z');
  expect(at(new Date('2026-11-02T04:00:00Z'), midnight)).toBe('In 24 hours');
  expect(at(new Date('2026-11-02T04:30:00Z'), midnight)).toBe('In 24 hours 30 minutes');
  expect(at(new Date('2026-11-02T05:00:00Z'), midnight)).toBe('Tomorrow');
});
