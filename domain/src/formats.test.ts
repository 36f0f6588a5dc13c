import { expect, test } from 'vitest';
import { formatDuration, formatMoney } from './formats';

test.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [75, '1¼ hours'],
  [90, '1½ hours'],
  [105, '1¾ hours'],
  [120, '2 hours'],
])('%i minutes read as %s', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});

test.each([
  [3000, '€30'],
  [2750, '€27.50'],
])('%i cents read as %s', (minor, words) => {
  expect(formatMoney(minor)).toBe(words);
});
