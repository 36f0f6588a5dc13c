import { expect, test } from 'vitest';
import type { Companion } from './companion-queries';
import { averageRating, responseTime } from './companion-words';

const listing = (change: Partial<Companion>) => change as Companion;

test.each([
  [null, 'N/A'],
  [0, '< 1 min'],
  [14, '< 15 min'],
  [59.5, '< 60 min'],
  [60, '< 2 h'],
  [150, '< 3 h'],
])('a companion who answers within %s minutes reads %s', (responseMinutes, words) => {
  expect(responseTime(listing({ responseMinutes }))).toBe(words);
});

test('a rating has two decimals; a member has no rating', () => {
  expect(averageRating(listing({ ratingAverage: 4.856 }))).toBe('4.86');
  expect(averageRating(listing({ ratingAverage: null }))).toBe('No ratings');
  expect(averageRating(null)).toBe('No ratings');
});
