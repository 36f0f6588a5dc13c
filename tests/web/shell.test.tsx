import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountOf, COMPANION, MEMBER, STAFF, userDocument } from './people';
import { hrefsOf } from './shown';
import { visitWithShell } from './site';
import { setWorld } from './world';

test('a visitor reaches the crisis dialog with one press of Tab and can call 988', async () => {
  const site = await visitWithShell('/');
  await screen.findByRole('heading', { level: 1 });
  await site.user.tab();
  expect(document.activeElement?.textContent).toBe('Crisis support');
  await site.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  const hrefs = hrefsOf(within(dialog).getAllByRole('link'));
  expect(hrefs).toEqual([
    'tel:988',
    'sms:741741?&body=HOME',
    'tel:911',
    'tel:+18664887386',
    'https://findahelpline.com',
    '/crisis-support',
  ]);
});

test('a visitor at an unknown URL gets a link home, and the path is logged', async () => {
  await visitWithShell('/no-such-page');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Oops! Page not found',
  );
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  expect(console.warn).toHaveBeenCalledWith('404: nothing at /no-such-page');
});

test('a member suspended while signed in is signed out and told why', async () => {
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
  const site = await visitWithShell('/my-bookings', MEMBER);
  await screen.findByRole('button', { name: /Jonah Reed/ });
  // Their sessions have ended too, but the suspension is the reason shown.
  const sessionsEndedAt = new Date(MEMBER.signedInAt.getTime() + 60_000);
  const suspended = userDocument(MEMBER, { accountStatus: 'suspended', sessionsEndedAt });
  setWorld({ users: { [MEMBER.uid]: suspended } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/has been suspended/);
  await site.isAt('/login?suspended');
});

test('a member whose session was ended while the site was closed is signed out and told', async () => {
  const site = await visitWithShell('/my-bookings', MEMBER, { denied: [/^users\/member/] });
  await site.isAt('/login?ended');
  expect(console.warn).toHaveBeenCalledWith(`Could not read user/${MEMBER.uid}`, expect.any(Error));
});

test('a member whose account can’t be read for another reason stays signed in', async () => {
  const site = await visitWithShell('/my-bookings', MEMBER, { failing: [/^users\/member/] });
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      `Could not read user/${MEMBER.uid}`,
      expect.any(Error),
    ),
  );
  await vi.dynamicImportSettled();
  await site.isAt('/my-bookings');
});

test('a member hears the heading of the page they navigate to', async () => {
  const site = await visitWithShell('/', MEMBER);
  await screen.findByRole('heading', { level: 1 });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await site.user.click(await within(nav).findByRole('link', { name: 'My Bookings' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'My bookings' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test.each([
  ['a member', MEMBER, true],
  ['a companion', COMPANION, true],
  ['staff without a member account', STAFF, false],
  ['a visitor', null, false],
])('%s has the bell beside the account menu on every page: %j', async (_who, person, has) => {
  await visitWithShell('/terms', person, person === null ? {} : accountOf(person));
  const banner = within(screen.getByRole('banner'));
  if (person === null) await banner.findByRole('link', { name: 'Sign In' });
  else await banner.findByRole('button', { name: /^Account menu/ });
  const bell = { name: /^Notifications/ };
  if (!has) {
    expect(banner.queryByRole('button', bell)).toBeNull();
    return;
  }
  const button = await banner.findByRole('button', { name: 'Notifications' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
});

test('a member on a phone goes from the bell straight to all notifications', async () => {
  // jsdom has no screen, so simulate a narrow one.
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width'),
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  try {
    const site = await visitWithShell('/terms', MEMBER);
    await site.user.click(await screen.findByRole('link', { name: 'Notifications' }));
    await site.isAt('/notifications');
  } finally {
    vi.unstubAllGlobals();
  }
});
