import { expect, it } from 'vitest';
import { mapUrl, soundsPrivate } from './meeting-place';

it.each([
  'At my apartment',
  'my place, ring twice',
  'Her own flat on 5th',
  '12 Elm Street, Apt. 4',
  '12 Elm Street, apt #4',
  'We stay at home',
  'The hotel room',
  'Bei mir',
  'Mi casa',
])('a meeting at “%s” sounds private', (location) => expect(soundsPrivate(location)).toBe(true));

it.each([
  'Bryant Park',
  'House of Coffee, Main Street',
  'Home Street Café',
  'The lobby of the Plaza Hotel',
  'My favorite café on Elm Street',
  'Flatiron Building',
  'Room 4 of the library',
  '',
])('a meeting at “%s” does not', (location) => expect(soundsPrivate(location)).toBe(false));

it('a map is asked for the whole place', () => {
  expect(mapUrl('Café & Co, 5th')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%20%26%20Co%2C%205th',
  );
});
