import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { withDates } from './sdk-form';

test('a reader gets dates for timestamps at any depth', () => {
  const at = new Date('2026-11-20T15:00:00.123Z');
  const stamp = Timestamp.fromDate(at);
  expect(withDates({ at: stamp, list: [{ at: stamp }], none: null, text: 'x' })).toEqual({
    at,
    list: [{ at }],
    none: null,
    text: 'x',
  });
});
