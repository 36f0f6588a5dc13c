import { expect, it } from 'vitest';
import { beforeWaiting, placesWords, waitingWords } from './event-words';

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

it('a waiting user sees how many wait, until their place is known', () => {
  expect(waitingWords({ waitingCount: 1 }, null)).toBe('You’re the only one on the waitlist');
  expect(waitingWords({ waitingCount: 3 }, null)).toBe('You’re on the waitlist, one of 3');
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [111, '111th'],
  [1000, '1,000th'],
])('place %d in line reads as: %s', (position, words) => {
  expect(waitingWords({ waitingCount: 1000 }, position)).toBe(`You’re ${words} on the waitlist`);
});

it.each([
  [8, 0, 'This event is full. No one is on the waitlist yet. You’d be 1st.'],
  [8, 1, 'This event is full. 1 person is on the waitlist. You’d be 2nd.'],
  // A spot is free, and goes to the first in line.
  [7, 2, '2 people are on the waitlist. You’d be 3rd.'],
])('before joining the list of %d going and %d waiting: %s', (attending, waiting, words) => {
  expect(beforeWaiting({ attendeeCount: attending, maxAttendees: 8, waitingCount: waiting })).toBe(
    words,
  );
});
