import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { timerEndsAt, timerOf } from './session-timer';

const startsAt = new Date('2026-03-07T12:00:00Z');
const endsAt = new Date('2026-03-07T14:00:00Z');
const walk = {
  activity: 'coffee-walk',
  status: 'confirmed',
  cancellation: null,
  startsAt,
  endsAt,
} as const;
const from = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const early = from(startsAt, -48 * HOUR_MS);
const checkInAt = from(endsAt, 30 * MINUTE_MS);

describe('the timer of a session', () => {
  it('is set for reminders and, in person, for the question afterwards', () => {
    const remindAt = from(startsAt, -24 * HOUR_MS);
    expect(timerOf(walk, early)).toEqual({ remindAt, checkInAt });
    expect(timerOf({ ...walk, activity: 'virtual-chat' }, early)).toEqual({
      remindAt,
      checkInAt: null,
    });
  });

  it('has no reminder once it has started or is completed', () => {
    expect(timerOf(walk, startsAt)).toEqual({ remindAt: null, checkInAt });
    expect(timerOf({ ...walk, status: 'completed' }, early)).toEqual({ remindAt: null, checkInAt });
  });

  it('isn’t set for what isn’t agreed, nor for what was called off before anyone could be there', () => {
    const cancelled = (at: Date) => {
      const cancellation = { endReason: 'operator', at } as const;
      return timerOf({ ...walk, status: 'cancelled', cancellation }, at);
    };
    expect(timerOf({ ...walk, status: 'pending' }, early)).toBeNull();
    expect(cancelled(from(startsAt, -2 * HOUR_MS - 1))).toBeNull();
    expect(cancelled(from(startsAt, -2 * HOUR_MS))).toEqual({ remindAt: null, checkInAt });
  });

  it('ends six hours after the session, to the millisecond', () => {
    expect(timerEndsAt(walk)).toEqual(from(endsAt, 6 * HOUR_MS));
    expect(timerOf(walk, from(endsAt, 6 * HOUR_MS - 1))).toEqual({ remindAt: null, checkInAt });
    expect(timerOf(walk, from(endsAt, 6 * HOUR_MS))).toBeNull();
    expect(timerOf({ ...walk, activity: 'virtual-chat' }, startsAt)).toBeNull();
  });
});
