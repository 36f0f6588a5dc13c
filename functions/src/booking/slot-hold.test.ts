import { describe, expect, it } from 'vitest';
import { holdOf, quartersOf } from './slot-hold';

describe('the quarter hours a booking holds', () => {
  it('cover the session, each with its end', () => {
    const session = {
      startsAt: new Date('2026-06-10T23:30:00Z'),
      endsAt: new Date('2026-06-11T00:15:00Z'),
    };
    expect(quartersOf(session)).toEqual([
      { key: '20260610T2330Z', endsAt: new Date('2026-06-10T23:45:00Z') },
      { key: '20260610T2345Z', endsAt: new Date('2026-06-11T00:00:00Z') },
      { key: '20260611T0000Z', endsAt: new Date('2026-06-11T00:15:00Z') },
    ]);
  });

  it('have a hash that differs between bookings and does not contain the id', () => {
    expect(holdOf('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
    expect(holdOf('b')).not.toBe(holdOf('a'));
  });
});
