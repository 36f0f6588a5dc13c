import { expect, it } from 'vitest';
import { placesWords, positionWords } from './event-words';

it.each([
  [5, 8, 0, '5 of 8 places taken'],
  [0, 1, 0, '0 of 1 place taken'],
  [8, 8, 0, 'Full'],
  [8, 8, 3, 'Full – 3 waiting'],
  // Between somebody leaving and the next moving up.
  [7, 8, 3, '7 of 8 places taken – 3 waiting'],
])('somebody reads of %d who come, %d places and %d who wait: %s', (comes, most, waits, words) => {
  expect(placesWords({ attendeeCount: comes, maxAttendees: most, waitingCount: waits })).toBe(
    words,
  );
});

it('somebody who waits reads where they stand, up to what is counted', () => {
  expect(positionWords(0, 100)).toBe('You are number 1 on the waiting list');
  expect(positionWords(99, 100)).toBe('You are number 100 on the waiting list');
  expect(positionWords(100, 100)).toBe('At least 100 people wait before you');
});
