import { describe, expect, it } from 'vitest';
import { quartersOf } from './slot-hold';

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
});
