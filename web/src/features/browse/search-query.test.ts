import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from './browse-filters';
import { canAutoLoad, searchQueryOf } from './search-query';

const page = (matching: number) => Array.from({ length: 24 }, (_, index) => index < matching);

describe('automatic loading', () => {
  test.each([
    ['starts automatically', [0], true],
    ['continues while many match', [24, 24, 24], true],
    ['loads one more page when few match', [24, 7], true],
    ['stops after two pages with few matches', [0, 7], false],
    ['stops at any point in the list', [24, 24, 3, 7], false],
    ['continues once many match', [0, 0, 8], true],
  ])('%s', (_what, pages, expected) => {
    expect(canAutoLoad(pages.flatMap(page), 24)).toBe(expected);
  });
});

test('the server searches for the longest word, the client for the others', () => {
  expect(searchQueryOf(['a', 'lisboa', 'ana'], NO_FILTERS)).toEqual({
    token: 'lisboa',
    otherTokens: ['ana', 'a'],
    cityKey: null,
    facets: [],
  });
});
