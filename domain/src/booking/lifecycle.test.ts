import { describe, expect, it } from 'vitest';
import { ACTORS, type Actor, BOOKING_STATUSES, type BookingStatus } from './booking';
import {
  type LifecycleFacts,
  openTransitions,
  resolveTransition,
  statusAt,
  TRANSITIONS,
} from './lifecycle';

const startsAt = new Date('2026-06-01T14:00:00Z');
const endsAt = new Date('2026-06-01T16:00:00Z');
const expiresAt = new Date('2026-05-31T10:00:00Z');
const completesAt = new Date('2026-06-02T16:00:00Z');
const early = new Date('2026-05-30T10:00:00Z');
const afterAll = new Date('2026-07-01T00:00:00Z');

const dueAt: Record<BookingStatus, Date | null> = {
  pending: expiresAt,
  confirmed: completesAt,
  completed: null,
  cancelled: null,
};

const booking = (status: BookingStatus): LifecycleFacts => ({
  status,
  startsAt,
  endsAt,
  dueAt: dueAt[status],
  claim: null,
});

const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

describe('resolveTransition', () => {
  it.each([
    ['a member complete from the end', 'completed', 'spender', endsAt, 'too-early', 'complete'],
    [
      'a member cancel until the start',
      'cancelled',
      'spender',
      startsAt,
      'cancel',
      'bad-transition',
    ],
    ['a companion complete from the end', 'completed', 'earner', endsAt, 'too-early', 'complete'],
    ['us complete from the start', 'completed', 'system', startsAt, 'too-early', 'auto-complete'],
  ] as const)('lets %s, to the millisecond', (_, to, actor, at, before, after) => {
    const answerAt = (now: Date) => {
      const answer = resolveTransition(booking('confirmed'), to, actor, now);
      return typeof answer === 'string' ? answer : answer.name;
    };
    expect([answerAt(plus(at, -1)), answerAt(at)]).toEqual([before, after]);
  });

  it('lets a request lapse to the millisecond, and then only the system may end it', () => {
    const answer = (to: BookingStatus, actor: Actor, now: Date) =>
      resolveTransition(booking('pending'), to, actor, now);
    expect(answer('confirmed', 'earner', plus(expiresAt, -1))).toMatchObject({ name: 'accept' });
    expect(answer('cancelled', 'system', plus(expiresAt, -1))).toBe('too-early');
    expect(answer('confirmed', 'earner', expiresAt)).toBe('bad-transition');
    expect(answer('cancelled', 'spender', expiresAt)).toBe('bad-transition');
    expect(answer('cancelled', 'system', expiresAt)).toMatchObject({ endReason: 'expired' });
  });
});

describe('an open claim', () => {
  it('keeps everyone from changing the booking until it is decided', () => {
    const complete = (keptPercent: number | null) =>
      resolveTransition(
        { ...booking('confirmed'), claim: { by: 'spender', keptPercent } },
        'completed',
        'earner',
        endsAt,
      );
    expect(complete(null)).toBe('bad-transition');
    expect(complete(0)).toMatchObject({ name: 'complete' });
  });
});

/** The instants at which an answer may change, each with the name of the time before it. */
const TIMES = {
  'before a request lapses': early,
  'once a request has lapsed': expiresAt,
  'when the session has begun': startsAt,
  'when it is over': endsAt,
  'a day after its end': completesAt,
} as const;

/**
 * Every answer: by state and target, which actor gets which transition (or refusal) at each of the
 * five times. Anything not listed is `forbidden` if another actor may, else `bad-transition`.
 */
const TABLE: Readonly<Record<string, Partial<Record<Actor, readonly string[]>>>> = {
  'pending>confirmed': {
    earner: ['accept', ...Array(4).fill('bad-transition')],
  },
  'pending>cancelled': {
    earner: ['decline', ...Array(4).fill('bad-transition')],
    spender: ['withdraw', ...Array(4).fill('bad-transition')],
    system: ['too-early', ...Array(4).fill('expire')],
    operator: ['stop', ...Array(4).fill('bad-transition')],
  },
  'confirmed>cancelled': {
    spender: ['cancel', 'cancel', ...Array(3).fill('bad-transition')],
    earner: ['cancel', 'cancel', ...Array(3).fill('bad-transition')],
    operator: Array(5).fill('stop'),
  },
  'confirmed>completed': {
    spender: ['too-early', 'too-early', 'too-early', 'complete', 'complete'],
    earner: ['too-early', 'too-early', 'too-early', 'complete', 'complete'],
    system: ['too-early', 'too-early', ...Array(3).fill('auto-complete')],
  },
};

describe.each(Object.entries(TIMES).map(([when, now], index) => ({ when, now, index })))(
  'the table $when',
  ({ now, index }) => {
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES) {
        for (const actor of ACTORS) {
          const row = TABLE[`${from}>${to}`];
          const expected =
            row === undefined ? 'bad-transition' : (row[actor]?.[index] ?? 'forbidden');
          it(`answers ${expected} when ${actor} takes a ${from} booking to ${to}`, () => {
            const answer = resolveTransition(booking(from), to, actor, now);
            expect(typeof answer === 'string' ? answer : answer.name).toBe(expected);
          });
        }
      }
    }
  },
);

describe('the table', () => {
  it('never leaves a final state and always says why a booking was cancelled', () => {
    for (const { from, to, endReason } of TRANSITIONS) {
      expect(['pending', 'confirmed']).toContain(from);
      expect(endReason !== undefined).toBe(to === 'cancelled');
    }
  });

  it('shows each side the buttons it can use', () => {
    const names = (status: BookingStatus, actor: Actor, now: Date) =>
      openTransitions(booking(status), actor, now).map(({ name }) => name);
    expect(names('pending', 'earner', early)).toEqual(['accept', 'decline']);
    expect(names('pending', 'spender', early)).toEqual(['withdraw']);
    expect(names('pending', 'earner', afterAll)).toEqual([]);
    expect(names('confirmed', 'spender', early)).toEqual(['cancel']);
    expect(names('confirmed', 'spender', startsAt)).toEqual([]);
    expect(names('confirmed', 'spender', endsAt)).toEqual(['complete']);
    expect(names('confirmed', 'earner', endsAt)).toEqual(['complete']);
    expect(names('completed', 'earner', afterAll)).toEqual([]);
  });

  it('shows a lapsed request as cancelled', () => {
    expect(statusAt(booking('pending'), plus(expiresAt, -1))).toBe('pending');
    expect(statusAt(booking('pending'), expiresAt)).toBe('cancelled');
    expect(statusAt(booking('confirmed'), afterAll)).toBe('confirmed');
  });
});
