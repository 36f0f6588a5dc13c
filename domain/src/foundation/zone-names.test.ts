import { expect, it } from 'vitest';
import { zoneCity } from './zone-names';

it.each([
  ['America/New_York', 'New York'],
  ['Asia/Calcutta', 'Kolkata'],
  ['America/St_Johns', 'St. John’s'],
  ['Atlantic/St_Helena', 'St. Helena'],
  ['Europe/Stockholm', 'Stockholm'],
])('the city of %s is %s', (zone, city) => expect(zoneCity(zone)).toBe(city));
