import { expect, it } from 'vitest';
import { placesWords, waitingWords } from './event-words';

it.each([
  [5, 8, 0, '5 of 8 spots taken'],
  [0, 1, 0, '0 of 1 spot taken'],
  [8, 8, 0, 'Full'],
  [8, 8, 3, 'Full – 3 waiting'],
  // After someone leaves and before the next one moves up.
  [7, 8, 3, '7 of 8 spots taken – 3 waiting'],
])('%d attendees, %d places and %d waiting read as: %s', (attending, places, waiting, words) => {
  expect(
    placesWords({ attendeeCount: attending, maxAttendees: places, waitingCount: waiting }),
  ).toBe(words);
});

it('a waiting user sees their position, up to the counted maximum', () => {
  expect(waitingWords({ waitingCount: 1 })).toBe('You’re the only one on the waitlist');
  expect(waitingWords({ waitingCount: 3 })).toBe('You’re on the waitlist, one of 3');
});
