import { describe, expect, it } from 'vitest';
import { nearestTimes } from '../booking/free-time';
import { DAY_MS, MINUTE_MS } from '../foundation/durations';
import { wallClock } from '../foundation/time';
import { OPEN_OFFER } from './open-offer';

const ZONE = 'America/New_York';
const wanted = new Date('2026-06-08T18:00:00Z');
const shown = (times: readonly Date[]) =>
  times.map((instant) => {
    const { date, time } = wallClock(instant, ZONE);
    return `${date} ${time}`;
  });
const nearest = (isFree: (startsAt: Date) => boolean, days = 3, from = wanted, timeZone = ZONE) =>
  nearestTimes(from, days, {
    companion: {
      timeZone,
      weeklyAvailability: null,
      minimumSession: 0.5,
      offer: OPEN_OFFER,
      fullDays: [],
    },
    activity: 'virtual-chat',
    minutes: 30,
    isTaken: (startsAt) => !isFree(startsAt),
    now: new Date(from.getTime() - DAY_MS),
  });
const clockIn = (from: number, until: number) => (startsAt: Date) => {
  const { minuteOfDay } = wallClock(startsAt, ZONE);
  return minuteOfDay >= from * 60 && minuteOfDay < until * 60;
};

describe('the nearest free times', () => {
  it('are those before and after on the same day, then of the next day, in order', () => {
    expect(shown(nearest(clockIn(9, 20)))).toEqual([
      '2026-06-08 13:30',
      '2026-06-08 13:45',
      '2026-06-08 14:15',
      '2026-06-08 14:30',
      '2026-06-09 13:45',
      '2026-06-09 14:00',
    ]);
  });

  it('are on the following days when the day is full, as near to the same hour as can be', () => {
    const isFree = (startsAt: Date) =>
      wallClock(startsAt, ZONE).date !== '2026-06-08' && clockIn(9, 11)(startsAt);
    expect(shown(nearest(isFree))).toEqual([
      '2026-06-09 10:30',
      '2026-06-09 10:45',
      '2026-06-10 10:30',
      '2026-06-10 10:45',
      '2026-06-11 10:30',
      '2026-06-11 10:45',
    ]);
  });

  it('leave out the taken time, and are empty where nothing is free', () => {
    const only = (startsAt: Date) => startsAt.getTime() === wanted.getTime();
    expect(nearest(only)).toEqual([]);
    expect(nearest(() => false)).toEqual([]);
  });

  it('end with the last day searched', () => {
    const isFree = (startsAt: Date) => wallClock(startsAt, ZONE).date === '2026-06-11';
    expect(nearest(isFree, 2)).toEqual([]);
    expect(nearest(isFree, 3)).toHaveLength(2);
  });

  it('leave out a skipped hour and are in both of a repeated one', () => {
    const spring = new Date('2026-03-08T06:45:00Z');
    const early = clockIn(1, 4);
    expect(shown(nearest(early, 0, spring))).toEqual([
      '2026-03-08 01:00',
      '2026-03-08 01:15',
      '2026-03-08 01:30',
      '2026-03-08 03:00',
    ]);
    const autumn = nearest(clockIn(1, 2), 0, new Date('2026-11-01T05:30:00Z'));
    expect(autumn.map((at) => at.toISOString())).toContain('2026-11-01T06:30:00.000Z');
    expect(new Set(autumn.map((at) => at.getTime())).size).toBe(4);
  });

  it('are on quarter hours', () => {
    for (const time of nearest(() => true)) expect(time.getTime() % (15 * MINUTE_MS)).toBe(0);
  });
});
