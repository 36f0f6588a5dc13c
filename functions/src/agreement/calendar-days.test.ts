import type { Hold } from '@hearthkin/domain/booking/calendar-day';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { obstacleIn, obstacleToHeld, type ReadDay } from './calendar-days';

const NOW = new Date('2026-06-01T00:00:00Z');
const at = (time: string) => new Date(`2026-06-02T${time}:00Z`);

function held(from: string, to: string, change: Partial<Hold> = {}): Hold {
  const until = new Date('2026-06-03T04:00:00Z');
  return { from: at(from), to: at(to), date: '2026-06-02', until, ...change };
}

function day(holds: Record<string, Hold>, id = '20260602'): ReadDay {
  return { ref: { id } as ReadDay['ref'], holds, updateTime: Timestamp.fromDate(NOW) };
}

describe('what is in the way of a session', () => {
  const kept = { from: at('10:00'), to: at('12:00'), date: '2026-06-02' };
  const obstacle = (holds: Record<string, Hold>, most = 4) =>
    obstacleIn([day(holds)], { kept, hold: 'own', most, now: NOW });

  it('is nothing on a free day, or beside another session', () => {
    expect(obstacle({})).toBeNull();
    expect(obstacle({ a: held('08:00', '10:00'), b: held('12:00', '13:00') })).toBeNull();
  });

  it('is a session that shares time with it', () => {
    expect(obstacle({ a: held('08:00', '10:15') })).toBe('taken');
    expect(obstacle({ a: held('11:45', '13:00', { date: '2026-06-03' }) })).toBe('taken');
  });

  it('is a day with as many sessions as the companion takes, or more from when it took more', () => {
    const two = { a: held('07:00', '08:00'), b: held('14:00', '15:00') };
    expect(obstacle(two, 3)).toBeNull();
    expect(obstacle(two, 2)).toBe('taken');
    expect(obstacle(two, 1)).toBe('taken');
    expect(obstacle({ ...two, b: held('14:00', '15:00', { date: '2026-06-03' }) }, 2)).toBeNull();
  });

  it('counts a session of two days once', () => {
    const one = { a: held('14:00', '15:00') };
    const days = [day(one), day(one, '20260603')];
    expect(obstacleIn(days, { kept, hold: 'own', most: 2, now: NOW })).toBeNull();
    expect(obstacleIn(days, { kept, hold: 'own', most: 1, now: NOW })).toBe('taken');
  });

  it('is overdue if only requests without an answer in time are', () => {
    const overdue = held('08:00', '10:15', { until: NOW });
    expect(obstacle({ a: overdue })).toBe('overdue');
    expect(obstacle({ a: overdue, b: held('11:45', '13:00') })).toBe('taken');
    const early = held('07:00', '08:00', { until: NOW });
    expect(obstacle({ a: early }, 1)).toBe('overdue');
    expect(obstacle({ a: early, b: held('14:00', '15:00') }, 1)).toBe('taken');
    expect(obstacle({ a: early, b: held('14:00', '15:00') }, 2)).toBe('overdue');
    expect(obstacle({ a: early, b: held('14:00', '15:00') }, 3)).toBeNull();
  });

  it('is never the session itself, which keeps its place on its date', () => {
    const own = { own: held('09:00', '11:00'), a: held('14:00', '15:00') };
    expect(obstacle(own, 1)).toBeNull();
    expect(obstacle({ ...own, own: held('09:00', '11:00', { date: '2026-06-03' }) }, 1)).toBe(
      'taken',
    );
  });

  it('is everything for a companion who takes no sessions', () => {
    expect(obstacle({}, 0)).toBe('taken');
  });
});

describe('what is in the way of a request that holds its time', () => {
  const booking = {
    startsAt: at('10:00'),
    endsAt: at('11:00'),
    bufferMinutes: 15 as const,
    date: '2026-06-02',
    hold: 'own',
  };
  const own = held('10:00', '11:15');
  const obstacle = (...days: ReadDay[]) => obstacleToHeld(days, booking);

  it('is that it lost its time in one of the days', () => {
    expect(obstacle(day({ own }))).toBeNull();
    expect(obstacle(day({ own }), day({}, '20260603'))).toBe('lost');
  });

  it('is what its companion hosts then, but not right before or after', () => {
    const hosted = (from: string, to: string) =>
      obstacle(day({ own, 'event-e1': held(from, to, { date: null }) }));
    expect(hosted('08:00', '10:00')).toBeNull();
    expect(hosted('11:15', '12:00')).toBeNull();
    expect(hosted('08:00', '10:15')).toBe('hosting');
    expect(hosted('11:00', '12:00')).toBe('hosting');
  });
});

it('what a companion hosts is no session of the day', () => {
  const hosted = { 'event-e1': held('08:00', '09:00', { date: null }) };
  const kept = { from: at('10:00'), to: at('12:00'), date: '2026-06-02' };
  expect(obstacleIn([day(hosted)], { kept, hold: 'own', most: 1, now: NOW })).toBeNull();
});
