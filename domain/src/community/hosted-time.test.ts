import { expect, it } from 'vitest';
import { daysOf } from '../booking/calendar-day';
import { heldIn } from '../booking/free-time';
import { HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { eventTime, gatheringHold, hostedHold, keptByHosting, sessionsAt } from './hosted-time';

const NOW = new Date('2026-06-01T12:00:00Z');
const START = new Date('2026-06-10T18:10:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

const session = (startsAt: Date, change: object = {}) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + HOUR_MS),
  date: '2026-06-10',
  bufferMinutes: 0 as const,
  status: 'confirmed' as const,
  ...change,
});

it('an event keeps three hours of its host, in whole quarter hours, and is no session of a date', () => {
  expect(keptByHosting(eventTime({ startsAt: START }))).toEqual({
    from: new Date('2026-06-10T18:00:00Z'),
    to: new Date('2026-06-10T21:15:00Z'),
    date: null,
  });
});

it('what is hosted over midnight stands in both days', () => {
  const late = new Date('2026-06-10T22:00:00Z');
  expect(daysOf(hostedHold(eventTime({ startsAt: late })))).toEqual(['20260610', '20260611']);
});

it('no session fits into the time of what is hosted, and one right before and after it does', () => {
  const time = {
    startsAt: new Date('2026-06-10T18:00:00Z'),
    endsAt: new Date('2026-06-10T20:00:00Z'),
  };
  const isTaken = heldIn([{ holds: { [gatheringHold('activity', 'a1')]: hostedHold(time) } }], NOW);
  const from = time.startsAt.getTime();
  const until = time.endsAt.getTime();
  const at = (start: number) => isTaken(new Date(start), new Date(start + HOUR_MS));
  expect(at(from - HOUR_MS)).toBe(false);
  expect(at(from - HOUR_MS + 1)).toBe(true);
  expect(at(until - 1)).toBe(true);
  expect(at(until)).toBe(false);
});

it('a host learns of the sessions and requests at the time, soonest first', () => {
  const time = eventTime({ startsAt: START });
  const inside = session(after(HOUR_MS));
  const asked = session(after(0), { status: 'pending' });
  const before = session(after(-2 * HOUR_MS));
  const others = [
    session(after(HOUR_MS), { status: 'cancelled' }),
    session(after(HOUR_MS), { status: 'completed' }),
    session(after(4 * HOUR_MS)),
  ];
  expect(sessionsAt([time], [inside, before, ...others, asked])).toEqual([asked, inside]);
  // The time that is kept free after a session is promised too.
  const kept = { ...before, bufferMinutes: 60 as const };
  expect(sessionsAt([time], [kept])).toEqual([kept]);
  const later = { startsAt: after(4 * HOUR_MS), endsAt: after(5 * HOUR_MS + MINUTE_MS) };
  expect(sessionsAt([later], [inside])).toEqual([]);
});
