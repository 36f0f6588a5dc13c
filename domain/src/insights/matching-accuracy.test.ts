import { expect, it } from 'vitest';
import { MATCHING_SHOWN_FROM, matchingAccuracy, sumOf } from './matching-accuracy';

it.each([
  [0, 0, null],
  [MATCHING_SHOWN_FROM - 1, 99, null],
  [MATCHING_SHOWN_FROM, 0, 0],
  [MATCHING_SHOWN_FROM, 87, 87],
  [300, 200, 67],
])('of %d answers, %d would meet again: %s percent', (answers, again, percent) => {
  expect(matchingAccuracy({ answers, again })).toBe(percent);
});

it('adds the counts up', () => {
  expect(sumOf([])).toEqual({ answers: 0, again: 0 });
  expect(
    sumOf([
      { answers: 3, again: 2 },
      { answers: 4, again: 4 },
    ]),
  ).toEqual({ answers: 7, again: 6 });
});
