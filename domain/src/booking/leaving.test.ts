import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../foundation/durations';
import { type BookingStatus, requestExpiresAt } from './booking';
import { leavingTransition } from './leaving';
import { resolveTransition } from './lifecycle';

const createdAt = new Date('2026-06-01T12:00:00Z');
const startsAt = new Date('2026-06-08T18:00:00Z');
const endsAt = new Date('2026-06-08T20:00:00Z');
const lapsesAt = requestExpiresAt('later', startsAt, createdAt);

function booking(status: BookingStatus) {
  const dueAt = status === 'pending' ? lapsesAt : new Date(endsAt.getTime() + 24 * HOUR_MS);
  return { spenderId: 'sam', earnerId: 'eve', status, startsAt, endsAt, dueAt, claim: null };
}

const before = (instant: Date) => new Date(instant.getTime() - 1);

describe('leavingTransition', () => {
  it('withdraws a request for a member who leaves, and declines it for a companion', () => {
    const request = booking('pending');
    expect(leavingTransition(request, 'sam', before(lapsesAt))).toEqual({
      to: 'cancelled',
      actor: 'spender',
    });
    expect(leavingTransition(request, 'eve', before(lapsesAt))).toEqual({
      to: 'cancelled',
      actor: 'earner',
    });
  });

  it('lets a lapsed request expire, whichever side leaves', () => {
    for (const uid of ['sam', 'eve']) {
      const move = leavingTransition(booking('pending'), uid, lapsesAt);
      expect(move).toEqual({ to: 'cancelled', actor: 'system' });
    }
  });

  it('cancels a session of a person who leaves before it starts, and completes one that has begun', () => {
    const move = (uid: string, now: Date) => leavingTransition(booking('confirmed'), uid, now);
    expect(move('sam', before(startsAt))).toEqual({ to: 'cancelled', actor: 'spender' });
    expect(move('eve', before(startsAt))).toEqual({ to: 'cancelled', actor: 'earner' });
    expect(move('sam', startsAt)).toEqual({ to: 'completed', actor: 'system' });
    expect(move('sam', endsAt)).toEqual({ to: 'completed', actor: 'spender' });
    expect(move('eve', endsAt)).toEqual({ to: 'completed', actor: 'earner' });
  });

  it('gives a member everything back if the companion leaves during the session', () => {
    for (const now of [startsAt, before(endsAt)]) {
      const move = leavingTransition(booking('confirmed'), 'eve', now);
      expect(move).toEqual({ to: 'cancelled', actor: 'operator' });
    }
  });

  it('does nothing about a final booking', () => {
    expect(leavingTransition(booking('completed'), 'sam', endsAt)).toBeNull();
    expect(leavingTransition(booking('cancelled'), 'eve', endsAt)).toBeNull();
  });

  it('is always a possible transition', () => {
    const hours = Array.from(
      { length: 24 * 12 },
      (_, hour) => createdAt.getTime() + hour * HOUR_MS,
    );
    for (const now of hours.map((at) => new Date(at))) {
      for (const status of ['pending', 'confirmed'] as const) {
        for (const uid of ['sam', 'eve']) {
          const move = leavingTransition(booking(status), uid, now);
          if (move === null) throw new Error(`${status} is not over`);
          const transition = resolveTransition(booking(status), move.to, move.actor, now);
          expect(transition).toMatchObject({ from: status, to: move.to });
        }
      }
    }
  });
});
