import { describe, expect, it } from 'vitest';
import { ACTIVITY_IDS, activityOf } from '../foundation/activities';
import {
  BOOKING_STATUSES,
  CLAIM_END_REASONS,
  type EndReason,
  TRANSITION_END_REASONS,
} from './booking';
import {
  MARKS_OPEN_BEFORE_MS,
  markOpensAt,
  NOTHING_SAID,
  saidDone,
  sessionDaySchema,
  withLook,
} from './day-marks';
import {
  DAY_CLOSES_AFTER_MS,
  DAY_OPENS_BEFORE_MS,
  type DayOf,
  dayStateOf,
  isAskedAfter,
  isSideAsked,
  showsDay,
} from './session-day';

const startsAt = new Date('2026-06-10T18:00:00Z');
const endsAt = new Date('2026-06-10T20:00:00Z');
const session = {
  activity: 'coffee-walk',
  status: 'confirmed',
  cancellation: null,
  startsAt,
  endsAt,
} as const;
const from = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

const isOpen = (booking: DayOf) => dayStateOf(booking, startsAt) === 'open';
const cancelled = (at: Date, endReason: EndReason = 'companion-cancelled'): DayOf => ({
  ...session,
  status: 'cancelled',
  cancellation: { endReason, at },
});

describe('the day of an in-person session', () => {
  it('opens twelve hours before the start and ends six after the end', () => {
    expect(dayStateOf(session, from(startsAt, -DAY_OPENS_BEFORE_MS - 1))).toBe('early');
    expect(dayStateOf(session, from(startsAt, -DAY_OPENS_BEFORE_MS))).toBe('open');
    expect(dayStateOf(session, from(endsAt, DAY_CLOSES_AFTER_MS - 1))).toBe('open');
    expect(dayStateOf(session, from(endsAt, DAY_CLOSES_AFTER_MS))).toBe('over');
  });

  it('is one of sessions that were agreed, whatever has become of them', () => {
    const going = BOOKING_STATUSES.filter((status) => status !== 'cancelled');
    expect(going.filter((status) => isOpen({ ...session, status }))).toEqual([
      'confirmed',
      'completed',
    ]);
    const reasons = [...TRANSITION_END_REASONS, ...CLAIM_END_REASONS];
    expect(reasons.filter((endReason) => isOpen(cancelled(startsAt, endReason)))).toEqual([
      'member-cancelled',
      'companion-cancelled',
      'operator',
      'companion-no-show',
      'member-no-show',
      'refunded',
    ]);
  });

  it('isn’t shown of a session that was called off before its day', () => {
    const opensAt = from(startsAt, -DAY_OPENS_BEFORE_MS);
    expect(showsDay(session, startsAt)).toBe(true);
    expect(showsDay(session, from(opensAt, -1))).toBe(false);
    expect(showsDay(cancelled(opensAt), startsAt)).toBe(true);
    expect(showsDay(cancelled(from(opensAt, -1)), startsAt)).toBe(false);
    expect(isOpen(cancelled(from(opensAt, -1)))).toBe(true);
  });

  it('ends with a question, but for what was called off before anyone could be there', () => {
    const opensAt = markOpensAt('hereAt', session);
    expect(isAskedAfter(session, endsAt)).toBe(true);
    expect(isAskedAfter(cancelled(opensAt), endsAt)).toBe(true);
    expect(isAskedAfter(cancelled(from(opensAt, -1)), endsAt)).toBe(false);
    expect(isAskedAfter({ ...session, status: 'pending' }, endsAt)).toBe(false);
  });

  it('asks who had said that they are there, although it was called off before its start', () => {
    const off = cancelled(from(startsAt, -1));
    const said = (mark: object) => ({ ...NOTHING_SAID, ...mark });
    const there = [said({ hereAt: startsAt }), said({ startedAt: startsAt })];
    expect([null, NOTHING_SAID].map((day) => isSideAsked(off, day, endsAt))).toEqual([
      false,
      false,
    ]);
    expect(there.map((day) => isSideAsked(off, day, endsAt))).toEqual([true, true]);
    expect(isSideAsked(cancelled(startsAt), null, endsAt)).toBe(true);
    expect(isSideAsked(session, null, endsAt)).toBe(true);
    const before = cancelled(from(markOpensAt('hereAt', session), -1));
    expect(there.map((day) => isSideAsked(before, day, endsAt))).toEqual([false, false]);
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

it('what a side said before of how they look is kept, without what was never said', () => {
  const first = withLook(NOTHING_SAID, 'a threat');
  expect(first).toEqual({ ...NOTHING_SAID, lookLike: 'a threat' });
  expect(withLook(first, 'a threat')).toEqual(first);
  const taken = { ...NOTHING_SAID, formerLooks: ['a threat'] };
  expect(withLook(first, '')).toEqual(taken);
  expect(withLook(taken, 'red hat')).toEqual({ ...taken, lookLike: 'red hat' });
});

it('what a side says of how they look is short', () => {
  const said = (lookLike: string) => sessionDaySchema.safeParse({ ...NOTHING_SAID, lookLike });
  expect(said('x'.repeat(80)).success).toBe(true);
  expect(said('x'.repeat(81)).success).toBe(false);
});
