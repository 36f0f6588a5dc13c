import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import { plainBooking } from './plain-booking';
import type { CreateBookingInput } from './requests';
import { inSeries, isSeries, reachedTogether, splitWeeks } from './series';

const START = new Date('2026-06-08T18:00:00Z');
const plus = (days: number, ms = 0) => new Date(START.getTime() + days * DAY_MS + ms).toISOString();

const week = (requestId: string, startsAt: string) => ({
  requestId,
  startsAt,
  agreedTotalMinor: 6000,
});

const input = (...furtherWeeks: CreateBookingInput['furtherWeeks']): CreateBookingInput => ({
  ...week('one', START.toISOString()),
  agreedTotalMinor: 3000,
  companionId: 'eve',
  activity: 'coffee-walk',
  timing: 'later',
  minutes: 120,
  location: '',
  notes: 'By the door.',
  mode: null,
  mood: null,
  fromMatching: false,
  useCredits: ['bronze-coupon'],
  furtherWeeks,
});

describe('a series that is asked for', () => {
  it.each([
    ['a week later', 'two', 7, 0, true],
    ['six days later', 'two', 6, 0, true],
    ['less than six days later', 'two', 6, -1, false],
    ['earlier', 'two', -7, 0, false],
    ['with the same id', 'one', 7, 0, false],
  ] as const)('has further weeks: %s', (_, id, days, ms, is) => {
    expect(isSeries(input(week(id, plus(days, ms))))).toBe(is);
  });

  it('is never for right now', () => {
    expect(isSeries({ ...input(week('two', plus(7))), timing: 'now' })).toBe(false);
  });

  it('is the same session each week, with its own id, start and total, and credits and mood for the first', () => {
    const asked = { ...input(week('two', plus(7))), mood: 'sad' as const, fromMatching: true };
    const [first, second] = splitWeeks(asked);
    expect(first).toMatchObject({ requestId: 'one', useCredits: ['bronze-coupon'], mood: 'sad' });
    expect(second).toMatchObject({
      ...week('two', plus(7)),
      notes: 'By the door.',
      minutes: 120,
      useCredits: [],
      mood: null,
      fromMatching: false,
    });
  });
});

const at = (minute: number) => new Date(START.getTime() - DAY_MS + minute * 60_000);
const session = (day: number, seriesId: string | null, ...times: readonly number[]) =>
  plainBooking({
    startsAt: new Date(plus(day)),
    seriesId,
    statusHistory: times.map((minute, index) => ({
      status: index === 0 ? 'pending' : 'confirmed',
      at: at(minute),
      by: index === 0 ? 'spender' : 'earner',
    })),
  });

it('sessions of a series stand together, soonest first, where the first of them is', () => {
  const [later, alone, sooner] = [session(7, 's'), session(1, null), session(0, 's')];
  expect(inSeries([later, alone, sooner], (one) => one)).toEqual([[sooner, later], [alone]]);
});

it('news is shared by what was asked, or accepted, at the same instant', () => {
  const [one, two, three] = [session(7, 's', 0, 5), session(0, 's', 0, 5), session(14, 's', 0, 6)];
  const all = [one, two, three];
  const together = (status: 'pending' | 'confirmed') =>
    reachedTogether(one, all, status, (booking) => booking);
  expect(together('pending')).toEqual([two, one, three]);
  expect(together('confirmed')).toEqual([two, one]);
});
