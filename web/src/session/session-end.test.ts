import { expect, test } from 'vitest';
import { isEnded } from './session-end';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  { signedInAt: at('10:00:00'), endedAt: null, ended: false },
  { signedInAt: at('10:00:00'), endedAt: at('10:00:00.999'), ended: false },
  { signedInAt: at('10:00:00'), endedAt: at('10:00:01'), ended: true },
  { signedInAt: at('10:00:01'), endedAt: at('10:00:01'), ended: false },
  { signedInAt: at('09:00:00'), endedAt: at('10:00:01'), ended: true },
])('a user signed in at $signedInAt, sessions ended at $endedAt: $ended', (row) => {
  expect(isEnded(row, row.endedAt)).toBe(row.ended);
});
