import { expect, test } from 'vitest';
import { NO_FILTERS } from './browse-filters';
import { nearestSearches } from './nearest-searches';

const sentences = (...args: Parameters<typeof nearestSearches>) =>
  nearestSearches(...args).map(({ sentence }) => sentence);

test('a misspelled word is corrected first', () => {
  expect(nearestSearches('coking', NO_FILTERS)).toEqual([
    { text: 'cooking', filters: NO_FILTERS, sentence: 'Here’s who we found for “cooking”.' },
    { text: '', filters: NO_FILTERS, sentence: 'Here’s who else is here.' },
  ]);
});

test('filters are given up one after the other, the least important first', () => {
  const filters = { ...NO_FILTERS, mood: 'sad', rating: 4.5, price: 20 } as const;
  expect(sentences('', filters)).toEqual([
    'Here’s who fits without “Rated 4.5 or more”.',
    'Here’s who fits without “Rated 4.5 or more” and “Up to €20 per hour”.',
    'Here’s who else is here.',
  ]);
  expect(nearestSearches('', filters)[1]?.filters).toEqual({ ...NO_FILTERS, mood: 'sad' });
});

test('what was typed stays longer than filters, and filters are kept before everyone is shown', () => {
  const filters = { ...NO_FILTERS, price: 20 } as const;
  expect(
    nearestSearches('zoe', filters).map(({ text, filters: kept }) => [text, kept.price]),
  ).toEqual([
    ['zoe', null],
    ['', 20],
    ['', null],
  ]);
});

test('a corrected word and what is given up are both said', () => {
  expect(sentences('coking', { ...NO_FILTERS, price: 20 })[1]).toBe(
    'Here’s who we found for “cooking”, without “Up to €20 per hour”.',
  );
});

test('of several words what has a meaning stays', () => {
  expect(nearestSearches('zoe cooking', NO_FILTERS).map(({ text }) => text)).toEqual([
    'cooking',
    '',
  ]);
  expect(nearestSearches('zoe lisboa', NO_FILTERS).map(({ text }) => text)).toEqual(['zoe', '']);
});
