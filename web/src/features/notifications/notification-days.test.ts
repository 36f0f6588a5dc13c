import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Doc } from '../../data/kit/readers';
import { byDay } from './notification-days';
import type { Notification } from './notification-queries';

const ZONE = 'America/New_York';

function at(id: string, time: string): Doc<Notification> {
  return {
    id,
    data: {
      kind: 'booking-confirmed',
      data: {},
      link: '/',
      createdAt: new Date(time),
      readAt: null,
    },
  };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') }));

afterEach(() => vi.useRealTimers());

function namesAt(now: string, times: readonly string[], timeZone = ZONE) {
  const days = byDay(
    times.map((time) => at(time, time)),
    new Date(now),
    timeZone,
  );
  return days.map(({ name, notifications }) => [name, notifications.length]);
}

test('notifications are grouped by day in the reader’s time zone', () => {
  const times = ['2026-11-20T04:59:59.999Z', '2026-11-20T05:00:00Z', '2026-11-18T12:00:00Z'];
  expect(namesAt('2026-11-20T15:00:00Z', times)).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
    ['Wed, Nov 18', 1],
  ]);
  expect(namesAt('2026-11-20T15:00:00Z', times, 'UTC')).toEqual([
    ['Today', 2],
    ['Wed, Nov 18', 1],
  ]);
});

test('the day before a 25-hour day is yesterday until its end', () => {
  // Clocks went back on 1 November 2026; it is 11:30 PM.
  const times = ['2026-11-01T04:30:00Z', '2026-11-01T03:30:00Z'];
  expect(namesAt('2026-11-02T04:30:00Z', times)).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
  ]);
});

test('the newest come first, whatever the order of the list', () => {
  const times = ['2026-11-20T12:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T13:00:00Z'];
  const [today] = byDay(
    times.map((time) => at(time, time)),
    new Date('2026-11-20T15:00:00Z'),
    ZONE,
  );
  expect(today?.notifications.map(({ id }) => id)).toEqual([
    '2026-11-20T14:00:00Z',
    '2026-11-20T13:00:00Z',
    '2026-11-20T12:00:00Z',
  ]);
});
