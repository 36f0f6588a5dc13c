import { describe, expect, it } from 'vitest';
import { ACTIVITY_IDS, activityOf } from './activities';
import { BOOKING_STATUSES } from './booking';
import {
  MARKS_OPEN_BEFORE_MS,
  markOpensAt,
  NOTHING_SAID,
  saidDone,
  sessionDaySchema,
} from './day-marks';
import { DAY_CLOSES_AFTER_MS, DAY_OPENS_BEFORE_MS, dayStateOf } from './session-day';

const startsAt = new Date('2026-06-10T18:00:00Z');
const endsAt = new Date('2026-06-10T20:00:00Z');
const session = { activity: 'coffee-walk', status: 'confirmed', startsAt, endsAt } as const;
const from = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

describe('the day of an in-person session', () => {
  it('opens twelve hours before the start and ends six after the end', () => {
    expect(dayStateOf(session, from(startsAt, -DAY_OPENS_BEFORE_MS - 1))).toBe('early');
    expect(dayStateOf(session, from(startsAt, -DAY_OPENS_BEFORE_MS))).toBe('open');
    expect(dayStateOf(session, from(endsAt, DAY_CLOSES_AFTER_MS - 1))).toBe('open');
    expect(dayStateOf(session, from(endsAt, DAY_CLOSES_AFTER_MS))).toBe('over');
  });

  it('is one of agreed sessions only', () => {
    const open = BOOKING_STATUSES.filter(
      (status) => dayStateOf({ ...session, status }, startsAt) === 'open',
    );
    expect(open).toEqual(['confirmed', 'completed']);
  });

  it('is none of virtual sessions', () => {
    for (const activity of ACTIVITY_IDS) {
      const state = activityOf(activity).virtual ? 'none' : 'open';
      expect(dayStateOf({ ...session, activity }, startsAt)).toBe(state);
    }
  });

  it('takes no "done" before the start', () => {
    expect(markOpensAt('doneAt', session)).toEqual(startsAt);
    expect(markOpensAt('hereAt', session)).toEqual(from(startsAt, -MARKS_OPEN_BEFORE_MS));
    expect(markOpensAt('startedAt', session)).toEqual(from(startsAt, -MARKS_OPEN_BEFORE_MS));
  });
});

describe('a side has said that all is well', () => {
  const history = (by: 'spender' | 'earner' | 'system') => ({
    statusHistory: [
      { status: 'confirmed', at: startsAt, by: 'earner' },
      { status: 'completed', at: endsAt, by },
    ] as const satisfies object[],
  });
  const asBooking = (by: 'spender' | 'earner' | 'system') => ({
    statusHistory: [...history(by).statusHistory],
  });

  it('by their mark', () => {
    const open = { statusHistory: [] };
    expect(saidDone(open, 'spender', null)).toBe(false);
    expect(saidDone(open, 'spender', { ...NOTHING_SAID, startedAt: startsAt })).toBe(false);
    expect(saidDone(open, 'spender', { ...NOTHING_SAID, doneAt: endsAt })).toBe(true);
  });

  it('by completing the booking themselves', () => {
    expect(saidDone(asBooking('spender'), 'spender', null)).toBe(true);
    expect(saidDone(asBooking('earner'), 'spender', null)).toBe(false);
    expect(saidDone(asBooking('system'), 'earner', null)).toBe(false);
  });
});

it('what a side says of how they look is short', () => {
  const said = (lookLike: string) => sessionDaySchema.safeParse({ ...NOTHING_SAID, lookLike });
  expect(said('x'.repeat(80)).success).toBe(true);
  expect(said('x'.repeat(81)).success).toBe(false);
});
