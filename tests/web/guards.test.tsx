import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { COMPANION, MEMBER } from './people';
import { visit } from './site';

const STAFF: SignedIn = { ...MEMBER, uid: 'staff-1', userType: null, isAdmin: true };
const MEMBER_OF_STAFF: SignedIn = { ...MEMBER, isAdmin: true };
const BROWSE = '/spenders/browse';
const DASHBOARD = '/earners/dashboard';
const OVERVIEW = '/admin/database';
const login = (next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Where each kind of user lands when opening a page (specification 1, section 6). */
const PAGES: readonly (readonly [page: string, ends: readonly string[]])[] = [
  ['/', ['/', '/', '/', '/']],
  ['/about-us', ['/about-us', '/about-us', '/about-us', '/about-us']],
  ['/how-it-works', ['/how-it-works', '/how-it-works', '/how-it-works', '/how-it-works']],
  ['/safety-trust', ['/safety-trust', '/safety-trust', '/safety-trust', '/safety-trust']],
  ['/faq', ['/faq', '/faq', '/faq', '/faq']],
  ['/crisis-support', ['/crisis-support', '/crisis-support', '/crisis-support', '/crisis-support']],
  ['/terms', ['/terms', '/terms', '/terms', '/terms']],
  ['/privacy', ['/privacy', '/privacy', '/privacy', '/privacy']],
  ['/auth-test', ['/auth-test', '/auth-test', '/auth-test', '/auth-test']],
  ['/browse', [login('/browse'), '/browse', DASHBOARD, OVERVIEW]],
  [BROWSE, [login(BROWSE), BROWSE, DASHBOARD, OVERVIEW]],
  ['/book/somebody', [login('/book/somebody'), '/book/somebody', DASHBOARD, OVERVIEW]],
  ['/need-support', ['/need-support', '/need-support', '/need-support', '/need-support']],
  [
    '/analytics',
    [
      '/analytics',
      '/subscription-dashboard?tab=numbers',
      '/earner-dashboard?tab=numbers',
      '/analytics',
    ],
  ],
  ['/contact', ['/contact', '/contact', '/contact', '/contact']],
  [
    '/community/activity/a',
    [
      '/community/activity/a',
      '/community/activity/a',
      '/community/activity/a',
      '/community/activity/a',
    ],
  ],
  [
    '/community/share-story',
    [
      '/community/share-story',
      '/community/share-story',
      '/community/share-story',
      '/community/share-story',
    ],
  ],
  [
    '/community/stories',
    ['/community/stories', '/community/stories', '/community/stories', '/community/stories'],
  ],
  [
    '/community/stories/s',
    [
      '/community/stories/s',
      '/community/stories/s',
      '/community/stories/s',
      '/community/stories/s',
    ],
  ],
  ['/pricing', ['/pricing', '/pricing', '/pricing', '/pricing']],
  [
    '/subscription-dashboard',
    [login('/subscription-dashboard'), '/subscription-dashboard', DASHBOARD, OVERVIEW],
  ],
  ['/earn-helping', ['/earn-helping', '/earn-helping', '/earn-helping', '/earn-helping']],
  ['/favorites', [login('/favorites'), '/favorites', DASHBOARD, OVERVIEW]],
  ['/earner-dashboard', [login('/earner-dashboard'), BROWSE, '/earner-dashboard', OVERVIEW]],
  [DASHBOARD, [login(DASHBOARD), BROWSE, DASHBOARD, OVERVIEW]],
  ['/my-bookings', [login('/my-bookings'), '/my-bookings', '/my-bookings', OVERVIEW]],
  ['/messages', [login('/messages'), '/messages', '/messages', OVERVIEW]],
  ['/notifications', [login('/notifications'), '/notifications', '/notifications', OVERVIEW]],
  ['/reports', [login('/reports'), '/reports', '/reports', OVERVIEW]],
  [
    '/notifications/settings',
    [
      login('/notifications/settings'),
      '/notifications/settings',
      '/notifications/settings',
      OVERVIEW,
    ],
  ],
  ...['/trusted-contact', '/session-photo', '/suspended'].map(
    (path) => [path, [path, path, path, path]] as const,
  ),
  ['/unsubscribe', ['/unsubscribe', '/unsubscribe', '/unsubscribe', '/unsubscribe']],
  ['/my-bookings/b', [login('/my-bookings/b'), '/my-bookings/b', '/my-bookings/b', OVERVIEW]],
  [
    '/my-bookings/b/receipt',
    [login('/my-bookings/b/receipt'), '/my-bookings/b/receipt', '/my-bookings/b/receipt', OVERVIEW],
  ],
  ['/earnings', [login('/earnings'), BROWSE, '/earnings', OVERVIEW]],
  [
    '/my-bookings/calendar',
    [login('/my-bookings/calendar'), BROWSE, '/my-bookings/calendar', OVERVIEW],
  ],
  [
    '/earnings/statement/2026',
    [login('/earnings/statement/2026'), BROWSE, '/earnings/statement/2026', OVERVIEW],
  ],
  ['/community', [login('/community'), '/community', '/community', OVERVIEW]],
  [
    '/community/event/e',
    [login('/community/event/e'), '/community/event/e', '/community/event/e', OVERVIEW],
  ],
  ['/profile', [login('/profile'), '/profile', '/profile', '/profile']],
  [
    '/profile/ways-to-sign-in',
    [
      login('/profile/ways-to-sign-in'),
      '/profile/ways-to-sign-in',
      '/profile/ways-to-sign-in',
      OVERVIEW,
    ],
  ],
  ['/profile/listing', [login('/profile/listing'), BROWSE, '/profile/listing', OVERVIEW]],
  ['/earner-training', [login('/earner-training'), BROWSE, '/earner-training', OVERVIEW]],
  [
    '/earner-training/crisis',
    [login('/earner-training/crisis'), BROWSE, '/earner-training/crisis', OVERVIEW],
  ],
  ['/verification', [login('/verification'), '/verification', '/verification', OVERVIEW]],
  ['/admin/database', [login('/admin/database'), '/admin/database', '/admin/database', OVERVIEW]],
];

const PEOPLE = [
  ['a visitor', undefined],
  ['a member', MEMBER],
  ['a companion', COMPANION],
  ['staff without an account', STAFF],
] as const;

const CASES = PAGES.flatMap(([page, ends]) =>
  PEOPLE.map(([who, person], index) => ({ who, person, page, end: ends[index] ?? '' })),
);

test.each(CASES)('$who who opens $page ends at $end', async ({ page, person, end }) => {
  const site = await visit(page, person);
  await waitFor(() => expect(site.address()).toBe(end));
});

test.each([
  ['/login', MEMBER, BROWSE],
  ['/login', COMPANION, DASHBOARD],
  ['/login?next=/verification', MEMBER, '/verification'],
  ['/login?next=//elsewhere.test/x', MEMBER, BROWSE],
  ['/register', MEMBER, BROWSE],
  ['/register/4', COMPANION, DASHBOARD],
  ['/login', STAFF, OVERVIEW],
  ['/login', MEMBER_OF_STAFF, OVERVIEW],
  ['/login?next=/browse', MEMBER_OF_STAFF, '/browse'],
  ['/register', MEMBER_OF_STAFF, OVERVIEW],
  ['/earnings', MEMBER_OF_STAFF, OVERVIEW],
  ['/login?next=/admin/database?view=reports', STAFF, '/admin/database?view=reports'],
  ['/login?next=/browse', STAFF, OVERVIEW],
  ['/register', STAFF, OVERVIEW],
  ['/register/finish', STAFF, OVERVIEW],
])('a signed-in person who opens %s is redirected', async (page, person, end) => {
  const site = await visit(page, person);
  await waitFor(() => expect(site.address()).toBe(end));
});
