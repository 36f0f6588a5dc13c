import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session';
import { useShownSession } from './known-device';

const STARTING: Session = { status: 'starting' };
const VISITOR: Session = { status: 'visitor' };
const MEMBER: Session = {
  status: 'signed-in',
  uid: 'sam',
  email: 'sam@example.test',
  displayName: 'Sam',
  userType: 'spender',
  isAdmin: false,
  providers: [],
  signedInAt: new Date(0),
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const shown = (session: Session) => renderHook(() => useShownSession(session)).result.current;

test('a visitor has the navigation of visitors before it is known that they are one', () => {
  expect(shown(STARTING)).toEqual(VISITOR);
  expect(shown(VISITOR)).toBe(VISITOR);
});

test('a member who stays signed in here has no other navigation before their own', () => {
  expect(shown(MEMBER)).toBe(MEMBER);
  expect(shown(STARTING)).toBe(STARTING);
});

test('whoever comes after a member has signed out is a visitor from the beginning', () => {
  shown(MEMBER);
  shown(VISITOR);
  expect(shown(STARTING)).toEqual(VISITOR);
});

test('that it cannot be found out who is here makes nobody forget who was', () => {
  shown(MEMBER);
  shown({ status: 'failed' });
  expect(shown(STARTING)).toBe(STARTING);
});

test('a browser that blocks storage shows the navigation all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(shown(MEMBER)).toBe(MEMBER);
  expect(shown(STARTING)).toEqual(VISITOR);
});
