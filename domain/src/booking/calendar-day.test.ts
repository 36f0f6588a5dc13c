import { describe, expect, it } from 'vitest';
import {
  acceptedUntil,
  dayExpiresAt,
  dayKeys,
  daysOf,
  isHeld,
  keptBy,
  keptWhenCompleted,
  overlaps,
  publicUntil,
} from './calendar-day';

const at = (iso: string) => new Date(`${iso}Z`);
const kept = (from: string, to: string, date: string) => ({ from: at(from), to: at(to), date });

describe('what a session keeps', () => {
  const session = {
    startsAt: at('2026-06-10T23:30:00'),
    endsAt: at('2026-06-11T00:15:00'),
    date: '2026-06-10',
  };

  it('is its time and what the companion keeps free after it', () => {
    expect(keptBy({ ...session, bufferMinutes: 0 })).toEqual(
      kept('2026-06-10T23:30:00', '2026-06-11T00:15:00', '2026-06-10'),
    );
    expect(keptBy({ ...session, bufferMinutes: 30 }).to).toEqual(at('2026-06-11T00:45:00'));
  });

  it('is whole quarter hours for one that starts and ends within one', () => {
    const [startsAt, endsAt] = [at('2026-06-10T23:35:00'), at('2026-06-11T00:05:00')];
    expect(keptBy({ ...session, startsAt, endsAt, bufferMinutes: 0 })).toEqual(
      kept('2026-06-10T23:30:00', '2026-06-11T00:15:00', '2026-06-10'),
    );
  });
});

describe('the days a hold stands in', () => {
  it('are those of its time in UTC, up to its end', () => {
    expect(dayKeys(at('2026-12-31T22:00:00'), at('2027-01-01T00:00:00'))).toEqual(['20261231']);
    expect(dayKeys(at('2026-12-31T22:00:00'), at('2027-01-01T00:00:00.001'))).toEqual([
      '20261231',
      '20270101',
    ]);
    expect(dayKeys(at('2026-12-31T00:00:00'), at('2026-12-31T00:00:00'))).toEqual([]);
  });

  it('and the one of its date, wherever the companion is', () => {
    const evening = kept('2026-06-02T01:00:00', '2026-06-02T03:00:00', '2026-06-01');
    expect(daysOf(evening)).toEqual(['20260601', '20260602']);
    const morning = kept('2026-06-01T20:00:00', '2026-06-01T22:00:00', '2026-06-02');
    expect(daysOf(morning)).toEqual(['20260601', '20260602']);
    const noon = kept('2026-06-01T16:00:00', '2026-06-01T18:00:00', '2026-06-01');
    expect(daysOf(noon)).toEqual(['20260601']);
  });

  it('share one if they overlap', () => {
    const late = kept('2026-06-01T23:00:00', '2026-06-02T01:00:00', '2026-06-01');
    const next = kept('2026-06-02T00:45:00', '2026-06-02T02:00:00', '2026-06-02');
    expect(overlaps(late, next)).toBe(true);
    expect(daysOf(late).filter((day) => daysOf(next).includes(day))).toEqual(['20260602']);
  });

  it('are deleted when they are over in every zone', () => {
    const key = '20260601';
    expect(dayExpiresAt(key)).toEqual(at('2026-06-03T00:00:00'));
    const [first] = daysOf(kept('2026-06-02T01:00:00', '2026-06-02T03:00:00', '2026-06-01'));
    expect(first).toBe(key);
  });
});

describe('a hold', () => {
  it('of an accepted session ends with its date, or with its time if that is later', () => {
    const noon = kept('2026-06-01T16:00:00', '2026-06-01T18:00:00', '2026-06-01');
    expect(acceptedUntil(noon, 'America/New_York')).toEqual(at('2026-06-02T04:00:00'));
    const midnight = kept('2026-06-02T03:00:00', '2026-06-02T05:15:00', '2026-06-01');
    expect(acceptedUntil(midnight, 'America/New_York')).toEqual(at('2026-06-02T05:15:00'));
  });

  it('ends for everyone at the full hour, never before the request does', () => {
    expect(publicUntil(at('2026-06-02T03:00:00.001'))).toEqual(at('2026-06-02T04:00:00'));
    expect(publicUntil(at('2026-06-02T03:59:59.999'))).toEqual(at('2026-06-02T04:00:00'));
    expect(publicUntil(at('2026-06-02T04:00:00'))).toEqual(at('2026-06-02T04:00:00'));
  });

  it('counts until the millisecond it ends', () => {
    const until = at('2026-06-02T04:00:00');
    expect(isHeld({ until }, at('2026-06-02T03:59:59.999'))).toBe(true);
    expect(isHeld({ until }, until)).toBe(false);
  });

  it('of a session completed early keeps the quarter hours that are over, and its date', () => {
    const session = kept('2026-06-01T16:00:00', '2026-06-01T18:00:00', '2026-06-01');
    const left = (now: string) => keptWhenCompleted(session, at(now));
    expect(left('2026-06-01T16:29:59.999').to).toEqual(at('2026-06-01T16:15:00'));
    expect(left('2026-06-01T16:30:00')).toEqual({ ...session, to: at('2026-06-01T16:30:00') });
    expect(left('2026-06-01T16:05:00').to).toEqual(session.from);
    expect(left('2026-06-01T15:00:00').to).toEqual(session.from);
    expect(left('2026-06-01T18:00:00')).toEqual(session);
    expect(left('2026-06-03T00:00:00')).toEqual(session);
  });

  it('overlaps what shares time with it, not what begins where it ends', () => {
    const one = { from: at('2026-06-01T16:00:00'), to: at('2026-06-01T18:00:00') };
    const other = (from: string, to: string) => ({ from: at(from), to: at(to) });
    expect(overlaps(one, other('2026-06-01T17:45:00', '2026-06-01T19:00:00'))).toBe(true);
    expect(overlaps(one, other('2026-06-01T16:30:00', '2026-06-01T16:45:00'))).toBe(true);
    expect(overlaps(one, other('2026-06-01T18:00:00', '2026-06-01T19:00:00'))).toBe(false);
    expect(overlaps(one, other('2026-06-01T15:00:00', '2026-06-01T16:00:00'))).toBe(false);
    expect(overlaps(one, other('2026-06-01T17:00:00', '2026-06-01T17:00:00'))).toBe(false);
  });
});
