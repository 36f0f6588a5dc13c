import { expect, test } from 'vitest';
import { dayForKey, weeksOf } from './month';

const SUNDAY = 7;
const MONDAY = 1;

test('a month has the weeks of the reader’s calendar', () => {
  const fromSunday = weeksOf('2026-11', SUNDAY);
  expect(fromSunday.map(([first]) => first)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(weeksOf('2026-11', MONDAY)[0]?.[0]).toBe('2026-10-26');
  expect(weeksOf('2026-11', MONDAY).at(-1)?.at(-1)).toBe('2026-12-06');
});

test.each([
  ['ArrowLeft', '2026-03-30'],
  ['ArrowRight', '2026-04-01'],
  ['ArrowUp', '2026-03-24'],
  ['ArrowDown', '2026-04-07'],
  ['Home', '2026-03-30'],
  ['End', '2026-04-05'],
  ['PageUp', '2026-02-28'],
  ['PageDown', '2026-04-30'],
])('%s on the last day of March leads to %s', (key, day) => {
  expect(dayForKey(key, '2026-03-31', { firstDay: MONDAY, isRtl: false })).toBe(day);
});

test('arrow keys follow the direction of the text, and other keys lead nowhere', () => {
  const rtl = { firstDay: SUNDAY, isRtl: true };
  expect(dayForKey('ArrowLeft', '2026-03-31', rtl)).toBe('2026-04-01');
  expect(dayForKey('Tab', '2026-03-31', rtl)).toBeNull();
});
