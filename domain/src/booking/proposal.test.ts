import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { RATE_LIMITS } from '../foundation/rate-limits';
import { BOOKING_STATUSES, type Booking, proposalNotes } from './booking';
import { BOOK_AHEAD_MS } from './free-time';
import { plainBooking } from './plain-booking';
import {
  canPropose,
  canProposePlace,
  openPlaceProposal,
  openProposal,
  type Side,
  withAnswer,
  withPlace,
  withProposal,
} from './proposal';

const createdAt = new Date('2026-03-01T12:00:00Z');
const startsAt = new Date('2026-03-06T19:00:00Z');
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
/** New York changes to daylight saving within these two days. */
const later = plus(startsAt, 2 * DAY_MS);
const now = plus(createdAt, HOUR_MS);

const booking = (change: Partial<Booking> = {}) =>
  plainBooking({
    startsAt,
    createdAt,
    dueAt: plus(createdAt, DAY_MS),
    statusHistory: [{ status: 'pending', at: createdAt, by: 'spender' }],
    ...change,
  });

function proposed(by: Side = 'earner', change: Partial<Booking> = {}): Booking {
  const made = withProposal(booking(change), by, { startsAt: later, note: 'A train.' }, now);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('proposing another time', () => {
  it('keeps the length and has the new start in the booking’s zone', () => {
    expect(proposed()).toMatchObject({
      status: 'pending',
      startsAt,
      proposal: {
        by: 'earner',
        startsAt: later,
        endsAt: plus(later, 2 * HOUR_MS),
        // The same UTC time is an hour later on the local clock.
        date: '2026-03-08',
        time: '15:00',
        note: 'A train.',
        at: now,
      },
      statusHistory: [{ by: 'spender' }, { by: 'earner', event: 'time-proposed', startsAt: later }],
    });
  });

  it('keeps what was written with it once it is replaced, declined or withdrawn', () => {
    const wish = (note: string) => ({ startsAt: plus(later, note.length * 15 * MINUTE_MS), note });
    let current = proposed();
    for (const [by, note] of [
      ['earner', 'Or else.'],
      ['spender', 'No.'],
      ['earner', ''],
    ] as const) {
      const made = withProposal(current, by, wish(note), now);
      if (typeof made === 'string') throw new Error(made);
      current = made;
    }
    const startsAt = current.proposal?.startsAt ?? now;
    const ended = withAnswer(current, 'spender', { accept: false, startsAt }, now);
    if (typeof ended === 'string') throw new Error(ended);
    expect(ended.proposal).toBeNull();
    expect(proposalNotes(ended, 'earner')).toEqual(['A train.', 'Or else.']);
    expect(proposalNotes(ended, 'spender')).toEqual(['No.']);
  });

  it('is possible for either side while the session is ahead, in two states only', () => {
    for (const status of BOOKING_STATUSES) {
      for (const by of ['spender', 'earner'] as const) {
        const dueAt = status === 'pending' ? plus(createdAt, DAY_MS) : null;
        const made = withProposal(
          booking({ status, dueAt }),
          by,
          { startsAt: later, note: '' },
          now,
        );
        const isOpen = status === 'pending' || status === 'confirmed';
        expect(typeof made === 'string' ? made : made.proposal?.by).toBe(
          isOpen ? by : 'bad-transition',
        );
      }
    }
  });

  it('is refused while a bank decides about the payment', () => {
    const confirmed = booking({ status: 'confirmed', dueAt: null });
    const made = (of: Booking) => withProposal(of, 'spender', { startsAt: later, note: '' }, now);
    expect(made(confirmed)).toBeTypeOf('object');
    expect(made({ ...confirmed, isFrozen: true })).toBe('bad-transition');
  });

  it('ends with the start, or when the request lapses, to the millisecond', () => {
    const confirmed = booking({ status: 'confirmed', dueAt: null });
    const answer = (at: Date, of: Booking) =>
      withProposal(of, 'spender', { startsAt: later, note: '' }, at);
    expect(answer(plus(startsAt, -1), confirmed)).toBeTypeOf('object');
    expect(answer(startsAt, confirmed)).toBe('bad-transition');
    const lapse = plus(createdAt, DAY_MS);
    expect(answer(plus(lapse, -1), booking())).toBeTypeOf('object');
    expect(answer(lapse, booking())).toBe('bad-transition');
  });

  it('is refused for a start off the quarter, past, too far ahead, or the one it has', () => {
    const at = (start: Date) =>
      withProposal(booking(), 'spender', { startsAt: start, note: '' }, now);
    expect(at(plus(later, MINUTE_MS))).toBe('invalid-input');
    expect(at(now)).toBe('invalid-input');
    expect(at(plus(now, BOOK_AHEAD_MS))).toBeTypeOf('object');
    expect(at(plus(now, BOOK_AHEAD_MS + 15 * MINUTE_MS))).toBe('invalid-input');
    expect(at(startsAt)).toBe('invalid-input');
  });

  it('replaces an earlier proposal, ten times at most', () => {
    let current = booking();
    for (let index = 0; index < RATE_LIMITS.proposalsForBooking.max; index += 1) {
      expect(canPropose(current, now)).toBe(true);
      const wish = { startsAt: plus(later, index * 15 * MINUTE_MS), note: '' };
      const next = withProposal(current, index % 2 ? 'spender' : 'earner', wish, now);
      if (typeof next === 'string') throw new Error(next);
      current = next;
    }
    expect(current.proposal).toMatchObject({ by: 'spender' });
    expect(canPropose(current, now)).toBe(false);
    expect(withProposal(current, 'earner', { startsAt: later, note: '' }, now)).toBe(
      'rate-limited',
    );
  });
});

describe('answering a proposal', () => {
  const yes = { accept: true, startsAt: later };
  const no = { accept: false, startsAt: later };

  it.each(['spender', 'earner'] as const)(
    'moves and confirms a request that the %s proposed for',
    (by) => {
      const other = by === 'spender' ? 'earner' : 'spender';
      expect(withAnswer(proposed(by), other, yes, now)).toMatchObject({
        status: 'confirmed',
        startsAt: later,
        endsAt: plus(later, 2 * HOUR_MS),
        date: '2026-03-08',
        time: '15:00',
        dueAt: plus(later, 2 * HOUR_MS + DAY_MS),
        proposal: null,
        statusHistory: [
          {},
          {},
          { status: 'confirmed', by: other, event: 'time-moved', startsAt: later },
        ],
      });
    },
  );

  it('by no leaves the booking as it was, and distinguishes declining from withdrawing', () => {
    for (const [by, event] of [
      ['spender', 'proposal-declined'],
      ['earner', 'proposal-withdrawn'],
    ] as const) {
      const after = withAnswer(proposed('earner'), by, no, now);
      expect(after).toMatchObject({ status: 'pending', startsAt, proposal: null });
      expect(typeof after === 'object' && after.statusHistory.at(-1)).toMatchObject({ by, event });
    }
  });

  it('is refused to the proposing side, and for a time other than the one read', () => {
    expect(withAnswer(proposed('earner'), 'earner', yes, now)).toBe('forbidden');
    const other = { accept: true, startsAt: plus(later, HOUR_MS) };
    expect(withAnswer(proposed('earner'), 'spender', other, now)).toBe('bad-transition');
    expect(withAnswer(booking(), 'spender', yes, now)).toBe('bad-transition');
  });

  it('comes too late once either start has passed, to the millisecond', () => {
    const soon = plus(startsAt, -HOUR_MS);
    const at = (proposal: Date, instant: Date) => {
      const confirmed = booking({ status: 'confirmed', dueAt: null });
      const made = withProposal(confirmed, 'earner', { startsAt: proposal, note: '' }, now);
      if (typeof made === 'string') throw new Error(made);
      return openProposal(made, instant) !== null;
    };
    expect(at(soon, plus(soon, -1))).toBe(true);
    expect(at(soon, soon)).toBe(false);
    expect(at(later, plus(startsAt, -1))).toBe(true);
    expect(at(later, startsAt)).toBe(false);
  });
});

describe('the place of a session in person', () => {
  const place = 'The corner café';
  const session = (change: Partial<Booking> = {}) =>
    booking({ status: 'confirmed', dueAt: null, location: 'Bryant Park', ...change });
  const acts = (by: Side, act: 'propose' | 'accept' | 'end', of: Booking, where = place) =>
    withPlace(of, by, { act, place: where }, now);
  function suggested(by: Side = 'earner', change: Partial<Booking> = {}): Booking {
    const made = acts(by, 'propose', session(change));
    if (typeof made === 'string') throw new Error(made);
    return made;
  }

  it.each(['spender', 'earner'] as const)('stays while the %s’s other one waits', (by) => {
    expect(suggested(by)).toMatchObject({
      status: 'confirmed',
      location: 'Bryant Park',
      placeProposal: { by, place, at: now },
      updatedAt: now,
    });
    expect(proposalNotes(suggested(by), by)).toEqual([place]);
  });

  it('is the one that the other side accepts, also of a request, which stays one', () => {
    for (const status of ['pending', 'confirmed'] as const) {
      const after = acts('spender', 'accept', suggested('earner', { status }));
      expect(after).toMatchObject({ status, startsAt, location: place, placeProposal: null });
      expect(typeof after === 'object' && after.statusHistory.at(-1)).toEqual({
        status,
        at: now,
        by: 'spender',
        event: 'place-agreed',
      });
    }
  });

  it('stays as it was when either side ends the proposal, or the other suggests one in turn', () => {
    for (const [by, event] of [
      ['spender', 'place-declined'],
      ['earner', 'place-withdrawn'],
    ] as const) {
      const after = acts(by, 'end', suggested('earner'));
      expect(after).toMatchObject({ location: 'Bryant Park', placeProposal: null });
      expect(typeof after === 'object' && after.statusHistory.at(-1)).toMatchObject({ by, event });
    }
    expect(acts('spender', 'propose', suggested('earner'), 'The library')).toMatchObject({
      location: 'Bryant Park',
      placeProposal: { by: 'spender', place: 'The library' },
    });
  });

  it('is no one’s alone to change, nor one that was replaced meanwhile', () => {
    expect(acts('earner', 'accept', suggested('earner'))).toBe('forbidden');
    expect(acts('spender', 'accept', suggested('earner'), 'The library')).toBe('bad-transition');
    expect(acts('spender', 'accept', session())).toBe('bad-transition');
    expect(acts('spender', 'propose', session(), 'Bryant Park')).toBe('invalid-input');
  });

  it('doesn’t change from the start on, online, or once the session is off', () => {
    const at = (instant: Date) => openPlaceProposal(suggested(), instant) !== null;
    expect([at(plus(startsAt, -1)), at(startsAt)]).toEqual([true, false]);
    const may = (change: Partial<Booking>) => canProposePlace(session(change), now);
    expect(may({})).toBe(true);
    for (const change of [
      { activity: 'virtual-chat' },
      { status: 'cancelled' },
      { isFrozen: true },
    ] as const) {
      expect(may(change)).toBe(false);
      expect(acts('spender', 'propose', session(change))).toBe('bad-transition');
    }
  });

  it('can be suggested as often as a time, which counts apart', () => {
    let current = session();
    for (let index = 0; index < RATE_LIMITS.proposalsForBooking.max; index += 1) {
      const made = acts('earner', 'propose', current, `Door ${index}`);
      if (typeof made === 'string') throw new Error(made);
      current = made;
    }
    expect(acts('earner', 'propose', current)).toBe('rate-limited');
    expect(canProposePlace(current, now)).toBe(false);
    expect(canPropose(current, now)).toBe(true);
    expect(acts('spender', 'accept', current, 'Door 9')).toMatchObject({ location: 'Door 9' });
  });
});
