import { expect, it } from 'vitest';
import { planLineAt } from './plan-line';

const at = (time: string | null, startsAt: string, endsAt: string, timeZone = 'America/New_York') =>
  planLineAt(
    { time, text: 'Tea' },
    {
      date: startsAt.slice(0, 10),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      timeZone,
    },
  )?.toISOString() ?? null;

it.each([
  ['during it', '18:30', '2026-12-01T18:00-05:00', '2026-12-01T20:00-05:00', '2026-12-01T23:30'],
  ['at its end', '20:00', '2026-12-01T18:00-05:00', '2026-12-01T20:00-05:00', '2026-12-02T01:00'],
  [
    'after midnight',
    '00:30',
    '2026-12-01T23:00-05:00',
    '2026-12-02T02:00-05:00',
    '2026-12-02T05:30',
  ],
  ['before it', '17:30', '2026-12-01T18:00-05:00', '2026-12-01T20:00-05:00', '2026-12-01T22:30'],
  ['after it', '22:00', '2026-12-01T18:00-05:00', '2026-12-01T20:00-05:00', '2026-12-02T03:00'],
  ['first of two', '01:30', '2027-11-07T00:30-04:00', '2027-11-07T03:00-05:00', '2027-11-07T05:30'],
  ['the second', '01:30', '2027-11-07T01:15-05:00', '2027-11-07T03:00-05:00', '2027-11-07T06:30'],
] as const)('a line of a plan that is %s', (_name, time, startsAt, endsAt, right) => {
  expect(at(time, startsAt, endsAt)).toBe(`${right}:00.000Z`);
});

it('a line without a time, or with one that clocks skip, has no instant', () => {
  expect(at(null, '2026-12-01T18:00-05:00', '2026-12-01T20:00-05:00')).toBeNull();
  expect(at('02:30', '2027-03-14T01:00-05:00', '2027-03-14T05:00-04:00')).toBeNull();
});
