import { expect, test } from 'vitest';
import { formatDuration, formatMoney } from './formats';
import { CURRENCY } from './money';

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

test('money reads as Intl writes it', () => {
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amounts = [0, 1, 9, 10, 99, 100, 101, 99_999, 100_000, 123_456_700, 123_456_789_012];
  // Each length, with every end.
  for (let cents = 0; cents < 100; cents += 1) amounts.push(4200 + cents, 7_654_300 + cents);
  for (const minor of amounts) {
    expect(formatMoney(minor)).toBe(money.format(minor / 100));
    if (minor > 0) expect(formatMoney(-minor)).toBe(money.format(-minor / 100));
  }
});
