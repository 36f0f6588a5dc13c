import { expect, test } from 'vitest';
import { type Duty, nextDutyFrom, onDutyUntil } from './duty';

const BERLIN: Duty = {
  by: 'ada',
  timeZone: 'Europe/Berlin',
  hours: {
    mon: [
      { start: '18:00', end: '24:00' },
      { start: '08:00', end: '12:00' },
    ],
    tue: [{ start: '00:00', end: '02:00' }],
    sun: [{ start: '02:00', end: '03:00' }],
  },
};

const at = (time: string) => new Date(`${time}:00Z`);

test.each([
  ['on duty in the morning', '2026-11-30T07:00', '2026-11-30T11:00', '2026-11-30T17:00'],
  ['off at the end of a stretch', '2026-11-30T11:00', null, '2026-11-30T17:00'],
  ['on duty over midnight', '2026-11-30T22:30', '2026-12-01T01:00', '2026-12-06T01:00'],
  ['on duty after midnight', '2026-12-01T00:30', '2026-12-01T01:00', '2026-12-06T01:00'],
  ['off until the next week', '2026-12-06T02:00', null, '2026-12-07T07:00'],
])('someone is %s', (_name, now, until, next) => {
  expect(onDutyUntil(BERLIN, at(now))?.getTime()).toBe(
    until === null ? undefined : at(until).getTime(),
  );
  expect(nextDutyFrom(BERLIN, at(now))).toEqual(at(next));
});

test('an hour that the clocks skip has no duty', () => {
  expect(onDutyUntil(BERLIN, at('2027-03-28T01:30'))).toBeNull();
});

test('someone without hours is never on duty', () => {
  const none = { ...BERLIN, hours: {} };
  expect(onDutyUntil(none, at('2026-11-30T07:00'))).toBeNull();
  expect(nextDutyFrom(none, at('2026-11-30T07:00'))).toBeNull();
});
