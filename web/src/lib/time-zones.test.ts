import { expect, it, vi } from 'vitest';
import { ownChoice, timeZones, zoneLabel, zonePlace } from './time-zones';

it.each([
  ['Asia/Calcutta', 'Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Kyiv', 'Europe/Kyiv'],
  ['Asia/Saigon', 'Ho Chi Minh', 'Asia/Ho Chi Minh'],
  ['America/New_York', 'New York', 'America/New York'],
])('%s is shown as %s', (zone, place, label) => {
  expect(zonePlace(zone)).toBe(place);
  expect(zoneLabel(zone)).toBe(label);
});

it('finds a saved zone under either of its names', () => {
  const supported = vi
    .spyOn(Intl, 'supportedValuesOf')
    .mockReturnValue(['Asia/Calcutta', 'Europe/Berlin', 'America/Nuuk']);
  const zones = timeZones();
  expect(zones).toEqual(['America/Nuuk', 'Asia/Calcutta', 'Europe/Berlin', 'UTC']);
  expect(ownChoice('Asia/Kolkata', zones)).toBe('Asia/Calcutta');
  expect(ownChoice('America/Godthab', zones)).toBe('America/Nuuk');
  expect(ownChoice('Asia/Tokyo', zones)).toBe('Asia/Tokyo');
  supported.mockRestore();
});
