// @vitest-environment jsdom

import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session';
import { useExpectedSession } from './expected-session';

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

function shown(session: Session, path = '/') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return renderHook(() => useExpectedSession(session), { wrapper }).result.current;
}

test('a visitor sees the visitor navigation while the session starts', () => {
  expect(shown(STARTING)).toEqual(VISITOR);
  expect(shown(VISITOR)).toBe(VISITOR);
});

test.each(['/browse', '/companion/wilma'])(
  '%s shows neither navigation before the session is known',
  (path) => {
    expect(shown(STARTING, path)).toBe(STARTING);
    expect(shown(VISITOR, path)).toBe(VISITOR);
  },
);

test('a remembered member doesn’t see the visitor navigation first', () => {
  expect(shown(MEMBER)).toBe(MEMBER);
  expect(shown(STARTING)).toBe(STARTING);
});

test('after a sign-out the next start shows the visitor navigation', () => {
  shown(MEMBER);
  shown(VISITOR);
  expect(shown(STARTING)).toEqual(VISITOR);
});

test('a failed session keeps the device’s hint', () => {
  shown(MEMBER);
  shown({ status: 'failed' });
  expect(shown(STARTING)).toBe(STARTING);
});

test('the navigation works when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(shown(MEMBER)).toBe(MEMBER);
  expect(shown(STARTING)).toEqual(VISITOR);
});
