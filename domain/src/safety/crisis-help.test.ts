import { expect, it } from 'vitest';
import { countryOfZone, crisisHelpIn, policeNumber } from './crisis-help';

it('a country that is not known has 112 and no line', () => {
  const anywhere = { emergency: '112', police: '112', helpline: null };
  expect([crisisHelpIn(null), crisisHelpIn('AQ')]).toEqual([anywhere, anywhere]);
});

it.each([
  ['America/New_York', 'US', '911'],
  ['Pacific/Honolulu', 'US', '911'],
  ['America/Toronto', 'CA', '911'],
  ['America/Sao_Paulo', 'BR', '190'],
  ['Europe/Berlin', 'DE', '112'],
  ['Europe/London', 'GB', '999'],
  ['Europe/Jersey', 'JE', '999'],
  ['Australia/Sydney', 'AU', '000'],
  ['Pacific/Auckland', 'NZ', '111'],
  ['Asia/Kolkata', 'IN', '112'],
  ['Asia/Calcutta', 'IN', '112'],
  ['Asia/Tokyo', 'JP', '110'],
  ['UTC', null, '112'],
])('who has the clock of %s is in %s and calls the police by %s', (zone, country, number) => {
  expect(countryOfZone(zone, 'FR')).toBe(country);
  expect(policeNumber(zone)).toBe(number);
});
