import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from './browse-filters';
import { goesOnByItself, narrowingOf } from './narrow';

const page = (fitting: number) => Array.from({ length: 24 }, (_, index) => index < fitting);

describe('a list that is sifted', () => {
  test.each([
    ['begins by itself', [0], true],
    ['goes on while many fit', [24, 24, 24], true],
    ['looks at one page more where hardly anybody fits', [24, 7], true],
    ['stops after two pages where hardly anybody fits', [0, 7], false],
    ['stops wherever that is', [24, 24, 3, 7], false],
    ['goes on again once many fit', [0, 0, 8], true],
  ])('%s', (_what, pages, goesOn) => {
    expect(goesOnByItself(pages.flatMap(page), 24)).toBe(goesOn);
  });
});

test('the server is asked for the longest word, and the others are looked for here', () => {
  expect(narrowingOf(['a', 'lisboa', 'ana'], NO_FILTERS)).toEqual({
    token: 'lisboa',
    otherTokens: ['ana', 'a'],
    cityKey: null,
    facets: [],
  });
});
