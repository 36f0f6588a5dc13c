import { expect, it } from 'vitest';
import { emergencyNumber } from './emergency-number';

it.each([
  ['America/New_York', '911'],
  ['Pacific/Honolulu', '911'],
  ['Europe/Berlin', '112'],
  ['Europe/London', '999'],
  ['Australia/Sydney', '000'],
  ['Pacific/Auckland', '111'],
  ['Asia/Kolkata', '112'],
  ['UTC', '112'],
])('the emergency number of %s is %s', (timeZone, number) => {
  expect(emergencyNumber(timeZone)).toBe(number);
});
