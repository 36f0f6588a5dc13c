import { expect, test } from 'vitest';
import type { SignedIn } from '../session/auth-client';
import { pageAccess } from './page-access';

const at = (pathname: string, search = '') => ({ pathname, search });
const signedIn = (change: Partial<SignedIn>) => ({
  status: 'signed-in' as const,
  uid: 'someone',
  email: 'someone@example.test',
  displayName: '',
  userType: null,
  isAdmin: false,
  providers: [],
  signedInAt: new Date('2026-11-20T14:00:00Z'),
  ...change,
});

test.each(['spender', 'earner', 'both', 'admin'] as const)(
  'a visitor or a person whose signup is incomplete opens no page of %s, and comes back to it',
  (allow) => {
    const page = at('/verification', '?document=idDocument');
    const next = '?next=%2Fverification%3Fdocument%3DidDocument';
    expect(pageAccess(allow, { status: 'visitor' }, page)).toEqual({ goTo: `/login${next}` });
    const byProvider = signedIn({ providers: ['google.com'] });
    expect(pageAccess(allow, byProvider, page)).toEqual({ goTo: `/register/finish${next}` });
    expect(pageAccess(allow, signedIn({}), page)).toEqual({ goTo: '/register' });
  },
);

test('a visitor who wants to book makes an account for that', () => {
  const book = at('/book/nora', '?activity=coffee-walk');
  const next = '?next=%2Fbook%2Fnora%3Factivity%3Dcoffee-walk';
  expect(pageAccess('spender', { status: 'visitor' }, book)).toEqual({
    goTo: `/register/account${next}`,
  });
});

test('a sign-in by password alone goes on with the short account it began', () => {
  const byPassword = signedIn({ byPasswordOnly: true });
  expect(pageAccess('spender', byPassword, at('/browse'))).toEqual({
    goTo: '/register/finish?next=%2Fbrowse',
  });
});

test('a member of staff opens the pages of members and of staff, and no page of companions', () => {
  const both = signedIn({ userType: 'spender', isAdmin: true });
  expect(pageAccess('spender', both, at('/browse'))).toBe('allowed');
  expect(pageAccess('both', both, at('/messages'))).toBe('allowed');
  expect(pageAccess('admin', both, at('/admin/database'))).toBe('allowed');
  expect(pageAccess('earner', both, at('/earnings'))).toEqual({ goTo: '/admin/database' });
});
