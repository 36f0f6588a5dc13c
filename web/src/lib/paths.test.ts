// @vitest-environment jsdom

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookPath,
  browsePath,
  companionPath,
  loginPath,
  safeNext,
  screenOf,
  startPageOf,
} from './paths';

test.each([
  ['/my-bookings', '/my-bookings'],
  ['/browse?mood=sad', '/browse?mood=sad'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/.//evil.example', null],
  ['/./\\evil.example', null],
  ['/.\\/evil.example', null],
  ['/.\t//evil.example', null],
  ['/%2e//evil.example', null],
  ['/%2E%2e//evil.example', null],
  ['/a/..//evil.example', null],
  ['/a/%2e./\\evil.example', null],
  ['/\u0001//evil.example', '/%01//evil.example'],
  ['/a//b', '/a//b'],
  ['/\t/', null],
  ['/\t//', null],
  ['\u0001//evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('a visitor who signs in with next=%j goes to %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test('whatever a link says, the page that follows is on this site', () => {
  const parts = [
    '/',
    '\\',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '\t',
    '\n',
    '\u0000',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'a',
    'evil.example',
  ];
  const part = fc.constantFrom(...parts);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (rest) => {
      const next = safeNext(`/${rest.join('')}`);
      if (next === null) return;
      expect(new URL(next, window.location.origin).origin).toBe(window.location.origin);
      expect(next).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['spender', false, '/spenders/browse'],
  ['earner', false, '/earners/dashboard'],
  ['spender', true, '/admin/database'],
  [null, true, '/admin/database'],
  [null, false, '/'],
] as const)('a %s, staff or not (%s), begins at %s', (userType, isAdmin, page) => {
  expect(startPageOf({ userType, isAdmin })).toBe(page);
});

test('a link carries only the query values that are set', () => {
  expect(browsePath()).toBe('/browse');
  expect(bookPath('a b', { mood: 'sad', activity: null })).toBe('/book/a%20b?mood=sad');
  expect(bookPath('a', { date: '2026-11-23', time: '09:00' })).toBe(
    '/book/a?date=2026-11-23&time=09%3A00',
  );
  expect(companionPath('a b', { mood: 'sad' })).toBe('/companion/a%20b?mood=sad');
  expect(loginPath('/browse?mood=sad')).toBe('/login?next=%2Fbrowse%3Fmood%3Dsad');
});

test('every booking page counts as one screen', () => {
  expect(screenOf('/book/abc')).toBe('/book/:companionId');
  expect(screenOf('/')).toBe('/');
  expect(screenOf('/nowhere')).toBe('unknown');
});
