import { freeStarts, nowStart, takenBy } from '@hearthkin/domain/booking/free-time';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { describe, expect, test } from 'vitest';
import { bookableDates, dayRange, firstDuration } from './booking-times';

const NEW_YORK = {
  timeZone: 'America/New_York',
  weeklyAvailability: null,
  minimumSession: 0.5 as const,
  offer: OPEN_OFFER,
  fullDays: [],
};
const NOW = new Date('2026-11-20T15:00:00Z');

type Request = Parameters<typeof freeStarts>[1];

function times({
  date = '2026-11-23',
  ...change
}: Partial<Request> & { date?: string } = {}): string[] {
  return freeStarts(date, {
    activity: 'coffee-walk',
    minutes: 120,
    companion: NEW_YORK,
    isTaken: () => false,
    now: NOW,
    ...change,
  }).map(({ time }) => time);
}

describe('free starts', () => {
  test('a member can start when the window opens and end when it closes', () => {
    expect(times().at(0)).toBe('09:00');
    expect(times().at(-1)).toBe('19:00');
  });

  test('a member cannot start in the past or this very moment', () => {
    const now = new Date('2026-11-23T19:00:00Z');
    expect(times({ now }).at(0)).toBe('14:15');
    expect(times({ now: new Date(now.getTime() - 1) }).at(0)).toBe('14:00');
  });

  test('a member cannot overlap a quarter hour that is taken', () => {
    const isTaken = takenBy([
      { from: new Date('2026-11-23T20:00:00Z'), until: new Date('2026-11-23T20:15:00Z') },
    ]);
    const free = times({ isTaken });
    expect(free).toContain('13:00');
    expect(free).not.toContain('13:15');
    expect(free).not.toContain('15:00');
    expect(free).toContain('15:15');
  });

  test('a member finds only the companion’s hours on that weekday', () => {
    const weeklyAvailability = { mon: [{ start: '10:00', end: '12:30' }] };
    const companion = { ...NEW_YORK, weeklyAvailability };
    expect(times({ companion })).toEqual(['10:00', '10:15', '10:30']);
    expect(times({ companion, date: '2026-11-24' })).toEqual([]);
  });

  test('a chat may begin late and reach into the next day', () => {
    const free = times({ activity: 'virtual-chat', minutes: 180 });
    expect(free).toHaveLength(96);
    expect(free.at(-1)).toBe('23:45');
  });

  test('on the day clocks go forward an hour is missing, and one is there twice when they go back', () => {
    const now = new Date('2026-02-01T00:00:00Z');
    const spring = times({ activity: 'virtual-chat', minutes: 30, date: '2026-03-08', now });
    expect(spring).not.toContain('02:00');
    expect(spring).toHaveLength(92);
    const autumn = times({
      activity: 'virtual-chat',
      minutes: 30,
      date: '2026-11-01',
      now: new Date('2026-10-01T00:00:00Z'),
    });
    expect(autumn.filter((time) => time === '01:00')).toHaveLength(2);
    expect(autumn).toHaveLength(100);
  });

  test('a half-typed date offers nothing', () => {
    expect(times({ date: '2026-11-' })).toEqual([]);
    expect(dayRange('', 'America/New_York')).toBeNull();
  });
});

test('a member may book from today on the companion’s calendar', () => {
  const lateEvening = new Date('2026-11-21T03:00:00Z');
  expect(bookableDates(lateEvening, 'America/New_York', 60).first).toBe('2026-11-20');
  expect(bookableDates(lateEvening, 'Europe/Berlin', 60).first).toBe('2026-11-21');
});

test('a member who wants to talk now gives the companion ten minutes to answer', () => {
  expect(nowStart(new Date('2026-11-20T15:05:00Z'))).toEqual(new Date('2026-11-20T15:15:00Z'));
  expect(nowStart(new Date('2026-11-20T15:05:00.001Z'))).toEqual(new Date('2026-11-20T15:20:00Z'));
});

test('a member is offered the activity’s default length, or the nearest possible', () => {
  expect(firstDuration('coffee-walk', { ...NEW_YORK, minimumSession: 1 })).toBe(120);
  expect(firstDuration('virtual-chat', { ...NEW_YORK, minimumSession: 2 })).toBe(120);
  expect(firstDuration('mindful-session', { ...NEW_YORK, minimumSession: 0.5 })).toBe(75);
});
