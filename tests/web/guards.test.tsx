import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Allowed, type Person, pageAccess } from '../../web/src/app/page-access';
import { pages, routes } from '../../web/src/app/routes';
import { BROWSE, DASHBOARD, OVERVIEW, PAGES, type Who } from './every-page';
import { COMPANION, MEMBER, STAFF } from './people';
import { visit } from './site';

/** A visitor, a member, a companion, and staff without an account. */
const PEOPLE: readonly Person[] = [
  { status: 'visitor' },
  ...[MEMBER, COMPANION, STAFF].map((one) => ({ status: 'signed-in', ...one }) as const),
];

/** The page where each of them ends (specification 1, section 6). `here` is the page itself, `login` and `account` lead back to it. */
const ENDS = {
  everyone: ['here', 'here', 'here', 'here'],
  members: ['login', 'here', DASHBOARD, OVERVIEW],
  'members, to book,': ['account', 'here', DASHBOARD, OVERVIEW],
  companions: ['login', BROWSE, 'here', OVERVIEW],
  'members and companions': ['login', 'here', 'here', OVERVIEW],
  'everyone signed in': ['login', 'here', 'here', 'here'],
  staff: ['login', 'not found', 'not found', 'here'],
} as const satisfies Record<Who, readonly string[]>;

const CASES = Object.entries(PAGES).flatMap(([who, addresses]) =>
  addresses.map((page) => ({ page, who: who as Who })),
);

function endOf(page: string, person: Person): string {
  const guards = matchRoutes(routes, page)?.map(({ route }) => route.handle as Allowed | undefined);
  const allow = guards?.find((guard) => guard !== undefined);
  const access =
    allow === undefined ? 'allowed' : pageAccess(allow, person, { pathname: page, search: '' });
  if (access === 'not-found') return 'not found';
  if (access === 'allowed') return 'here';
  const back = new URLSearchParams({ next: page });
  if (access.goTo === `/register/account?${back}`) return 'account';
  return access.goTo === `/login?${back}` ? 'login' : access.goTo;
}

test.each(CASES)('$page is for $who, and others end elsewhere', ({ page, who }) => {
  expect(PEOPLE.map((person) => endOf(page, person))).toEqual(ENDS[who]);
});

test('every page of the site is among them', () => {
  const known = CASES.map(({ page }) => matchRoutes(routes, page)?.at(-1)?.route.path);
  const all = pages.children?.flatMap((route) => route.children ?? [route]) ?? [];
  expect([...new Set(known)].sort()).toEqual(
    all.flatMap(({ path = '' }) => (path === '*' ? [] : [path])).sort(),
  );
});

test.each([
  ['a visitor', '/my-bookings?tab=past', null, '/login?next=%2Fmy-bookings%3Ftab%3Dpast'],
  ['a companion', '/browse', COMPANION, DASHBOARD],
  ['a member', '/earnings', MEMBER, BROWSE],
  ['staff without an account', '/messages', STAFF, OVERVIEW],
  ['a visitor', OVERVIEW, null, '/login?next=%2Fadmin%2Fdatabase'],
  ['a member', '/login?next=/verification', MEMBER, '/verification'],
  ['a companion', '/login', COMPANION, DASHBOARD],
  ['staff without an account', '/login?next=/browse', STAFF, OVERVIEW],
  ['a member', '/register', MEMBER, BROWSE],
  ['a companion', '/register/4', COMPANION, DASHBOARD],
  ['staff without an account', '/register/finish', STAFF, OVERVIEW],
])('%s who opens %s is redirected', async (_who, page, person, end) => {
  const site = await visit(page, person);
  await site.isAt(end);
});
