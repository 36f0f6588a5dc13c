import { expect, test } from 'vitest';
import { fewStarts, timeGroups } from './time-groups';

const MINUTE_MS = 60_000;
const MIDNIGHT = Date.parse('2026-11-23T00:00:00Z');

/** Every quarter hour between two hours of a day in UTC. */
function starts(from: number, until: number) {
  return Array.from({ length: (until - from) * 4 }, (_, index) => {
    const startsAt = new Date(MIDNIGHT + from * 60 * MINUTE_MS + index * 15 * MINUTE_MS);
    return { startsAt, time: startsAt.toISOString().slice(11, 16) };
  });
}

const timesOf = (some: readonly { time: string }[]) => some.map(({ time }) => time);

test('a reader finds times by part of the day, and no empty parts', () => {
  const groups = timeGroups(starts(11, 18));
  expect(groups.map(({ label }) => label)).toEqual(['Morning', 'Afternoon', 'Evening']);
  expect(groups.map(({ starts: some }) => some.at(0)?.time)).toEqual(['11:00', '12:00', '17:00']);
  expect(timeGroups(starts(0, 1)).map(({ label }) => label)).toEqual(['Early morning']);
});

test('a reader sees half hours first, and full hours of a long day', () => {
  expect(timesOf(fewStarts(starts(9, 11), null))).toEqual(['09:00', '09:30', '10:00', '10:30']);
  expect(fewStarts(starts(9, 21), null)).toHaveLength(24);
  expect(fewStarts(starts(0, 24), null)).toHaveLength(24);
  expect(timesOf(fewStarts(starts(0, 24), null)).slice(0, 2)).toEqual(['00:00', '01:00']);
});

test('a reader sees the first times of an hour that clocks repeat, too', () => {
  const [first, second] = [starts(1, 2), starts(1, 2)];
  expect(timesOf(fewStarts([...first, ...second], null))).toEqual([
    '01:00',
    '01:30',
    '01:00',
    '01:30',
  ]);
  expect(fewStarts([...first.slice(0, 1), ...second.slice(0, 1)], null)).toHaveLength(2);
});

test('a reader sees the first free time of a half hour, and always the chosen one', () => {
  const [, quarterPast, ...rest] = starts(9, 10);
  if (quarterPast === undefined) throw new Error('There is a second quarter hour');
  expect(timesOf(fewStarts([quarterPast, ...rest], null))).toEqual(['09:15', '09:30']);
  const chosen = rest[1]?.startsAt ?? null;
  expect(timesOf(fewStarts([quarterPast, ...rest], chosen))).toEqual(['09:15', '09:30', '09:45']);
});
