import { describe, expect, it } from 'vitest';
import { autoCompletesAt, otherParty, requestExpiresAt } from './booking';
import { offeredModes } from './session-modes';

const createdAt = new Date('2026-06-01T10:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const HOUR = 3_600_000;

it('voice and video are offered only where people can call each other, and text everywhere', () => {
  expect(offeredModes(true)).toEqual(['chat', 'voice', 'video']);
  expect(offeredModes(false)).toEqual(['chat']);
});

describe('requestExpiresAt', () => {
  it('gives a companion a day to answer', () => {
    expect(requestExpiresAt('later', after(72 * HOUR), createdAt)).toEqual(after(24 * HOUR));
  });

  it('never waits past the start, to the millisecond', () => {
    const start = after(24 * HOUR - 1);
    expect(requestExpiresAt('later', start, createdAt)).toEqual(start);
    expect(requestExpiresAt('later', after(24 * HOUR + 1), createdAt)).toEqual(after(24 * HOUR));
  });

  it('gives ten minutes for a request to talk right now', () => {
    expect(requestExpiresAt('now', after(HOUR / 2), createdAt)).toEqual(after(HOUR / 6));
    expect(requestExpiresAt('now', after(HOUR / 12), createdAt)).toEqual(after(HOUR / 12));
  });
});

it('a confirmed session is completed a day after its end, despite daylight saving', () => {
  // New York changes to daylight saving in between; a day is still 24 hours.
  const endsAt = new Date('2026-03-08T05:00:00Z');
  expect(autoCompletesAt(endsAt)).toEqual(new Date('2026-03-09T05:00:00Z'));
});

it('each side of a booking sees the other', () => {
  const sides = { spenderId: 'sam', earnerId: 'eve' };
  expect(otherParty(sides, 'sam')).toEqual({ uid: 'eve', role: 'earner' });
  expect(otherParty(sides, 'eve')).toEqual({ uid: 'sam', role: 'spender' });
});
