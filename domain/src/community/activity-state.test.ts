import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../foundation/durations';
import {
  ACTIVITY_MOVES,
  ACTIVITY_STATUSES,
  type ActivityMove,
  answerDueAt,
  HIDDEN_STATUSES,
  isPublicActivity,
  mayMove,
  moveOfSave,
  reminderAt,
  takesOtherTime,
} from './activity-state';

const NOW = new Date('2026-03-07T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const MOVES = Object.keys(ACTIVITY_MOVES) as ActivityMove[];

/** The moves by each side, as state → state. */
const TABLE = {
  host: `
    new → proposed, proposed → proposed, returned → proposed, rejected → proposed, asked → open, asked → declined,
    proposed → gone, returned → gone, rejected → gone, open → cancelled`,
  staff: `
    proposed → open, proposed → returned, proposed → rejected, new → asked, proposed → asked, asked → asked,
    declined → asked, lapsed → asked, open → asked, open → open, asked → gone, declined → gone, lapsed → gone,
    open → cancelled`,
  time: 'asked → lapsed',
};

it.each(Object.entries(TABLE))('the %s may take an activity there', (by, expected) => {
  const states = [null, ...ACTIVITY_STATUSES];
  const found = MOVES.filter((move) => ACTIVITY_MOVES[move].by === by).flatMap((move) =>
    states
      .filter((from) => mayMove(move, from))
      .map((from) => `${from ?? 'new'} → ${ACTIVITY_MOVES[move].to ?? 'gone'}`),
  );
  expect(found.toSorted()).toEqual(expected.trim().split(/,\s+/).toSorted());
});

it('nothing leads on from a canceled activity, and no hidden one is public', () => {
  expect(MOVES.filter((move) => mayMove(move, 'cancelled'))).toEqual([]);
  expect(HIDDEN_STATUSES.filter((status) => isPublicActivity({ status }))).toEqual([]);
  expect(ACTIVITY_STATUSES.filter((status) => isPublicActivity({ status }))).toEqual([
    'open',
    'cancelled',
  ]);
});

describe('what our team saves', () => {
  const former = {
    hostId: 'eve',
    startsAt: NOW,
    endsAt: after(HOUR_MS),
    city: 'Chicago',
    location: 'The Kiln',
  };
  const open = { ...former, status: 'open' } as const;

  it('takes new words while host, time and place stay, and is asked otherwise', () => {
    expect(moveOfSave(open, { ...former })).toBe('reword');
    for (const change of [
      { hostId: 'noor' },
      { startsAt: after(1) },
      { endsAt: after(1) },
      { city: 'Austin' },
      { location: 'The Pier' },
    ]) {
      expect(moveOfSave(open, { ...former, ...change })).toBe('ask');
    }
  });

  it('is asked while it isn’t published', () => {
    expect(moveOfSave(null, former)).toBe('ask');
    for (const status of HIDDEN_STATUSES)
      expect(moveOfSave({ ...former, status }, former)).toBe('ask');
  });

  it('needs the host’s calendar for another time only', () => {
    expect(takesOtherTime(former, { ...former, location: 'The Pier' })).toBe(false);
    expect(takesOtherTime(former, { ...former, endsAt: after(1) })).toBe(true);
  });
});

describe('the time to answer', () => {
  it.each([
    ['72 hours, far ahead', 30 * DAY_MS, 72 * HOUR_MS],
    ['until the day before', 3 * DAY_MS, 2 * DAY_MS],
    ['12 hours at least', 30 * HOUR_MS, 12 * HOUR_MS],
    ['until the start, if that comes first', 5 * HOUR_MS, 5 * HOUR_MS],
  ])('is %s', (_, starts, due) => {
    expect(answerDueAt(NOW, after(starts))).toEqual(after(due));
  });

  it('has a reminder a day before its end, if there is more than a day', () => {
    expect(reminderAt(NOW, after(72 * HOUR_MS))).toEqual(after(48 * HOUR_MS));
    expect(reminderAt(NOW, after(24 * HOUR_MS))).toBeNull();
  });
});
