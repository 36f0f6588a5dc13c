import { describe, expect, it } from 'vitest';
import { quartersOf } from './slot-hold';

describe('the quarter hours a booking keeps', () => {
  const session = {
    startsAt: new Date('2026-06-10T23:30:00Z'),
    endsAt: new Date('2026-06-11T00:15:00Z'),
  };

  it('cover the session, each with its end', () => {
    expect(quartersOf({ ...session, bufferMinutes: 0 })).toEqual([
      { key: '20260610T2330Z', endsAt: new Date('2026-06-10T23:45:00Z') },
      { key: '20260610T2345Z', endsAt: new Date('2026-06-11T00:00:00Z') },
      { key: '20260611T0000Z', endsAt: new Date('2026-06-11T00:15:00Z') },
    ]);
  });

  it('are whole ones for a session that starts and ends within one', () => {
    const startsAt = new Date('2026-06-10T23:35:00Z');
    const endsAt = new Date('2026-06-11T00:05:00Z');
    expect(quartersOf({ startsAt, endsAt, bufferMinutes: 0 })).toEqual([
      { key: '20260610T2330Z', endsAt: new Date('2026-06-10T23:45:00Z') },
      { key: '20260610T2345Z', endsAt: new Date('2026-06-11T00:00:00Z') },
      { key: '20260611T0000Z', endsAt: new Date('2026-06-11T00:15:00Z') },
    ]);
  });

  it('and the time the companion keeps free after it', () => {
    const kept = quartersOf({ ...session, bufferMinutes: 30 }).slice(3);
    expect(kept.map(({ key }) => key)).toEqual(['20260611T0015Z', '20260611T0030Z']);
  });
});
