import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BottomBar } from '../../web/src/app/bottom-bar';
import type { SignedIn } from '../../web/src/session/auth-client';
import { PhoneBar } from '../../web/src/ui/layout/phone-bar';
import { accountOf, COMPANION, MEMBER, STAFF } from './people';
import { expectGone, expectLink, expectTextsIn, textsOf } from './shown';
import { visit, visitWithShell } from './site';

const MEMBER_OF_STAFF: SignedIn = { ...MEMBER, isAdmin: true };

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

/** The links of the bar and the account menu for each kind of user. */
const PEOPLE = [
  {
    who: 'a member',
    person: MEMBER,
    role: 'Member',
    bar: [
      'Home /subscription-dashboard',
      'Browse Companions /browse',
      'My Bookings /my-bookings',
      'Messages /messages',
      'Community /community',
      'Analytics /analytics',
    ],
    own: ['Profile /profile', 'Favorites /favorites', 'Verification /verification'],
  },
  {
    who: 'a companion',
    person: COMPANION,
    role: 'Companion',
    bar: [
      'Dashboard /earner-dashboard',
      'Bookings /my-bookings',
      'Messages /messages',
      'Community /community',
      'Analytics /analytics',
    ],
    own: [
      'Profile /profile',
      'Listing /profile/listing',
      'Calendar /my-bookings/calendar',
      'Earnings /earnings',
      'Verification /verification',
    ],
  },
  {
    who: 'staff without an account',
    person: STAFF,
    role: 'Team member',
    bar: [
      'Team desk /admin/database',
      'Check-ins /admin/database?view=check-ins',
      'Accounts /admin/database?view=accounts',
      'Bookings /admin/database?view=bookings',
      'Reviews /admin/database?view=verifications',
      'Reports /admin/database?view=reports',
      'Messages /admin/database?view=messages',
      'Audit log /admin/database?view=audit',
    ],
    own: ['Your sign-in /profile'],
  },
  {
    who: 'a member of staff',
    person: MEMBER_OF_STAFF,
    role: 'Team member',
    bar: [
      'Team desk /admin/database',
      'Home /subscription-dashboard',
      'Browse Companions /browse',
      'My Bookings /my-bookings',
      'Messages /messages',
      'Community /community',
      'Analytics /analytics',
    ],
    own: ['Profile /profile', 'Favorites /favorites', 'Verification /verification'],
  },
] as const;

test.each(PEOPLE)(
  '$who has links in bar, account menu and the menu on a narrow screen, with name and role, until they log out',
  async ({ person, role, bar, own }) => {
    const site = await visitWithShell('/terms', person, accountOf(person));
    await screen.findByRole('button', { name: /^Account menu/ });
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual(bar);
    await site.press(/^Account menu/);
    const account = await screen.findByRole('menu');
    expect(within(account).getByText('Jonah Reed', { exact: false })).toBeTruthy();
    expect(within(account).getByText(role)).toBeTruthy();
    const items = within(account).getAllByRole('menuitem');
    expect(
      items.slice(0, -1).map((one) => `${one.textContent} ${one.getAttribute('href')}`),
    ).toEqual(own);
    expect(items.at(-1)?.textContent).toBe('Log out');
    await site.user.keyboard('{Escape}');
    await expectGone('menu');

    await site.press('Open menu');
    const menu = await screen.findByRole('navigation', { name: 'Mobile' });
    expect(linksIn(menu)).toEqual([...bar, ...own]);
    await expectTextsIn(menu, role, 'Jonah Reed', person.email);
    // The device remembers that a person is signed in.
    expect(localStorage.getItem('hearthkin.somebody')).not.toBeNull();
    await site.pressIn(menu, 'Log out');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    await site.isAt('/');
    await waitFor(() => expect(localStorage.getItem('hearthkin.somebody')).toBeNull());
  },
);

test('a member has the main pages in a bar on a phone, except where a page has its own', async () => {
  const site = await visitWithShell('/my-bookings', MEMBER);
  const bar = await screen.findByRole('navigation', { name: 'Main pages' });
  expect(linksIn(bar)).toEqual([
    'Home /subscription-dashboard',
    'Find /browse',
    'Bookings /my-bookings',
    'Messages /messages',
    'Community /community',
  ]);
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Bookings');
  await act(() => site.router.navigate('/messages/some_chat'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull());
});

test('a companion on their listing sees one tab of the bar as current, and the profile as its parent', async () => {
  const site = await visitWithShell('/profile/listing', COMPANION, accountOf(COMPANION));
  const bar = await screen.findByRole('navigation', { name: 'Main pages' });
  expect(textsOf([...bar.querySelectorAll('[aria-current]')])).toEqual(['Listing']);
  await site.press(/^Account menu/);
  const item = await screen.findByRole('menuitem', { name: 'Profile' });
  expect(item.getAttribute('aria-current')).toBe('true');
});

test('the bar on a phone gives way to a bar of the page', () => {
  const show = (page: ReactNode) => (
    <MemoryRouter>
      {page}
      <BottomBar uid={MEMBER.uid} userType="spender" />
    </MemoryRouter>
  );
  const view = render(show(<p>A page without a bar</p>));
  expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeTruthy();
  view.rerender(
    show(
      <PhoneBar price="€30" detail="per hour">
        <button type="button">Book</button>
      </PhoneBar>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
});

const VISITOR_BAR = [
  'Home /',
  'About Us /about-us',
  'How It Works /how-it-works',
  'Pricing /pricing',
  'Safety & Trust /safety-trust',
];

test('a visitor has info pages, sign-in links, help and legal links in bar, menu and footer', async () => {
  const site = await visitWithShell('/terms');
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  expect(linksIn(bar)).toEqual(VISITOR_BAR);
  expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
  const banner = screen.getByRole('banner');
  expect(linksIn(banner).slice(-2)).toEqual(['Sign In /login', 'Get Started /register']);
  const footer = await screen.findByRole('navigation', { name: 'Footer' });
  expect(linksIn(footer)).toEqual([
    'About us /about-us',
    'How it works /how-it-works',
    'Pricing /pricing',
    'Earn by helping /earn-helping',
    'Community /community',
    'Stories /community/stories',
    'Safety & trust /safety-trust',
    'FAQ /faq',
    'Contact /contact',
    'Crisis support /crisis-support',
    'Privacy /privacy',
    'Terms /terms',
  ]);
  expect(within(footer).getByRole('link', { current: 'page' }).textContent).toBe('Terms');
  expect(screen.getByRole('contentinfo').textContent).toContain('© Hearthkin, since 2024');
  await site.press('Open menu');
  const menu = await screen.findByRole('navigation', { name: 'Mobile' });
  expect(linksIn(menu)).toEqual([
    ...VISITOR_BAR,
    'Community /community',
    'Sign In /login',
    'Get Started /register',
  ]);
  await site.user.click(within(menu).getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull());
});

/** Paths, the link that is current there, and whether it is the page itself or a parent. */
test.each<[string, SignedIn, readonly (readonly [path: string, label: string, is: string])[]]>([
  [
    'a member',
    MEMBER,
    [
      ['/my-bookings', 'My Bookings', 'page'],
      ['/my-bookings/b', 'My Bookings', 'true'],
      ['/my-bookings/b/receipt', 'My Bookings', 'true'],
      ['/spenders/browse', 'Browse Companions', 'page'],
      ['/companion/ana', 'Browse Companions', 'true'],
      ['/book/ana', 'Browse Companions', 'true'],
      ['/community/stories', 'Community', 'true'],
    ],
  ],
  [
    'a companion',
    COMPANION,
    [
      ['/earners/dashboard', 'Dashboard', 'page'],
      ['/messages', 'Messages', 'page'],
    ],
  ],
  ['a member of staff', MEMBER_OF_STAFF, [['/admin/database', 'Team desk', 'page']]],
  [
    'staff',
    STAFF,
    [
      ['/admin/database', 'Team desk', 'page'],
      ['/admin/database?view=unknown', 'Team desk', 'page'],
      ['/admin/database?view=accounts', 'Accounts', 'page'],
      ['/admin/database?view=bookings', 'Bookings', 'page'],
      ['/admin/database?view=verifications', 'Reviews', 'page'],
      ['/admin/database?view=stories', 'Reviews', 'true'],
      ['/admin/database?view=audit&kind=read', 'Audit log', 'page'],
    ],
  ],
])('a screen reader announces to %s which page is current', async (_who, person, pages) => {
  const site = await visitWithShell('/terms', person);
  for (const [path, label, current] of pages) {
    await act(() => site.router.navigate(path));
    // The team desk has links of its own in the bar.
    await waitFor(() => {
      const bar = screen.getByRole('navigation', { name: 'Main' });
      const link = within(bar).getByRole('link', { name: new RegExp(`^${label}`) });
      expect(link.getAttribute('aria-current')).toBe(current);
      expect(bar.querySelectorAll('[aria-current]')).toHaveLength(1);
    });
  }
});

test('staff move between their pages by the bar, and its titles take focus', async () => {
  const site = await visitWithShell('/admin/database', STAFF);
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  await site.user.click(await within(bar).findByRole('link', { name: 'Accounts' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Accounts' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(document.title).toBe('Accounts · Hearthkin');
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Accounts');
  await site.user.click(within(bar).getByRole('link', { name: 'Team desk' }));
  await site.isAt('/admin/database');
  await screen.findByRole('heading', { level: 1, name: 'Team desk' });
});

test('a member of staff has the links of their work at the desk, and their own elsewhere', async () => {
  const site = await visitWithShell('/admin/database?view=stories', MEMBER_OF_STAFF);
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  const atDesk = linksIn(bar);
  expect(atDesk).toContain('Audit log /admin/database?view=audit');
  expect(bar.querySelector('[aria-current="true"]')?.textContent).toBe('Reviews');
  // Like those of staff without an account, the tabs are those of one group.
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).not.toContain(
    'Accounts',
  );
  expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
  await act(() => site.router.navigate('/my-bookings'));
  await waitFor(() => expect(linksIn(bar)).toContain('My Bookings /my-bookings'));
  expect(await screen.findByRole('navigation', { name: 'Main pages' })).toBeTruthy();
  await site.user.click(within(bar).getByRole('link', { name: 'Team desk' }));
  await waitFor(() => expect(linksIn(bar)).toEqual(atDesk));
});

test.each([
  ['staff without an account', STAFF, '/admin/database'],
  ['a member of staff', MEMBER_OF_STAFF, '/admin/database'],
  ['a member', MEMBER, '/'],
] as const)('the logo and the way home lead %s to their own home', async (_who, person, home) => {
  await visitWithShell('/nowhere', person);
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: 'Hearthkin' });
  await waitFor(() => expect(logo.getAttribute('href')).toBe(home));
  await expectLink('Back to home', home);
});

/** The parent pages in each breadcrumb. */
const TRAILS = [
  ['/my-bookings/b', MEMBER, ['All bookings /my-bookings'], 'Your booking'],
  [
    '/my-bookings/b/receipt',
    MEMBER,
    ['All bookings /my-bookings', 'Booking /my-bookings/b'],
    'Receipt',
  ],
  ['/companion/ana?mood=sad', MEMBER, ['All companions /browse?mood=sad'], 'Companion'],
  ['/book/ana', MEMBER, ['All companions /browse'], 'Book a session'],
  ['/notifications/settings', MEMBER, ['Notifications /notifications'], 'Notification settings'],
  ['/profile/listing', COMPANION, ['Profile /profile'], 'Your listing'],
  ['/community/event/e', MEMBER, ['Community /community'], 'Community event'],
  ['/community/activity/a', MEMBER, ['Community /community'], 'Group activity'],
  ['/community/stories', null, ['Community /community'], 'Stories'],
  ['/community/stories/s', MEMBER, ['Community /community', 'Stories /community/stories'], 'Story'],
  [
    '/community/share-story',
    null,
    ['Community /community', 'Stories /community/stories'],
    'Share your story',
  ],
] as const;

test.each([
  ['a member', MEMBER],
  ['a companion', COMPANION],
  ['a visitor', null],
])('%s has breadcrumbs to the parent pages', async (_who, person) => {
  const site = await visit('/terms', person);
  for (const [path, reader, parents, here] of TRAILS) {
    if (reader !== person) continue;
    await act(() => site.router.navigate(path));
    await waitFor(() => {
      const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
      expect(linksIn(trail)).toEqual(parents);
      expect(trail.querySelector('[aria-current="page"]')?.textContent).toBe(here);
    });
  }
});

test('a visitor skips to the content with the keyboard', async () => {
  const site = await visitWithShell('/terms');
  await screen.findByRole('heading', { level: 1 });
  await site.user.tab();
  await site.user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await site.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
