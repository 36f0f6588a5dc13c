import { expect, it } from 'vitest';
import { whereWords } from './where';

it.each([
  ['Pier 3', 'Pier 3, Austin'],
  ['Boathouse, austin', 'Boathouse, austin'],
  ['Boathouse, Austin, TX', 'Boathouse, Austin, TX'],
  ['Austin Public Library', 'Austin Public Library, Austin'],
])('%s in Austin is written as %s', (location, words) => {
  expect(whereWords({ location, city: 'Austin' })).toBe(words);
});
