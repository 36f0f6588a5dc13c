import { expect, test } from 'vitest';
import type { MoodLevel } from './mood';
import { moodTrend } from './trend';

const times = (count: number, level: MoodLevel): MoodLevel[] =>
  Array.from({ length: count }, () => level);

test.each([0, 1, 6])('a member with %s check-ins has no trend', (count) => {
  expect(moodTrend(times(count, 4))).toBeNull();
});

test('a member with seven check-ins has an average of them', () => {
  expect(moodTrend(times(7, 4))).toEqual({ recent: 4, before: null });
});

test('a member with thirteen check-ins has nothing to compare the last seven with', () => {
  expect(moodTrend([...times(6, 1), ...times(7, 4)])).toEqual({ recent: 4, before: null });
});

test('a member with fourteen check-ins sees the last seven beside the seven before', () => {
  expect(moodTrend([...times(7, 3), ...times(7, 4)])).toEqual({ recent: 4, before: 3 });
});

test('only the last fourteen check-ins count', () => {
  expect(moodTrend([...times(20, 1), ...times(7, 5), ...times(7, 2)])).toEqual({
    recent: 2,
    before: 5,
  });
});

test.each([
  // 24, 25 and 28 of 35: 3.43, 3.57 and 4.
  [[4, 4, 4, 3, 3, 3, 3], 3],
  [[4, 4, 4, 4, 3, 3, 3], 4],
  [[5, 5, 5, 4, 4, 3, 2], 4],
  [[1, 1, 1, 1, 1, 1, 1], 1],
] as const)('the average of %j is the nearest level, %s', (moods, level) => {
  expect(moodTrend(moods)?.recent).toBe(level);
});
