import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { User } from '../../web/src/data/accounts/account-queries';
import { setUser } from './fake-auth';
import { holdWrite, refuseWrite, written } from './memory-firestore';
import { MEMBER, NOW, userDocument } from './people';
import { visitWithShell } from './site';
import { setWorld } from './world';

/** A time relative to the member's sign-in. */
const after = (milliseconds: number) => new Date(MEMBER.signedInAt.getTime() + milliseconds);

/** Recorded sign-ins of the member. */
const visits = () => written(`users/${MEMBER.uid}`);

/** The member's account document. */
function account(change: Partial<User>, fromCache = false): void {
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, change) }, fromCache });
}

/** Waits until the page has the account document. */
async function waitForAccount(name = 'Jonah Reed'): Promise<void> {
  await screen.findByRole('button', { name: `Account menu of ${name}` });
}

test('a member’s sign-in is recorded once', async () => {
  account({ lastLoginAt: after(-1_001) });
  const held = holdWrite(/^users/);
  await visitWithShell('/', MEMBER);
  await waitFor(() => expect(visits()).toHaveLength(1));
  account({ lastLoginAt: after(-1_001), firstName: 'Jona' });
  await waitForAccount('Jona Reed');
  held.accept();
  account({ lastLoginAt: after(500), firstName: 'Jon' });
  await waitForAccount('Jon Reed');
  expect(visits()).toHaveLength(1);
});

test('a newcomer whose clock isn’t known yet is recorded, with it', async () => {
  account({ clock: null, lastLoginAt: after(0) });
  await visitWithShell('/', MEMBER);
  await waitFor(() =>
    expect(visits()).toEqual([expect.objectContaining({ clock: expect.anything() })]),
  );
});

test('a member’s second sign-in is recorded again', async () => {
  account({ lastLoginAt: after(-1_001) });
  await visitWithShell('/', MEMBER);
  await waitFor(() => expect(visits()).toHaveLength(1));
  account({ lastLoginAt: after(500) });
  setUser({ ...MEMBER, signedInAt: after(60_000) });
  await waitFor(() => expect(visits()).toHaveLength(2));
});

test('a member with an open session is recorded once a day', async () => {
  const yesterday = new Date(NOW.getTime() - DAY_MS);
  account({ lastLoginAt: new Date(yesterday.getTime() + 1) });
  await visitWithShell('/', { ...MEMBER, signedInAt: new Date(0) });
  await waitForAccount();
  await vi.dynamicImportSettled();
  expect(visits()).toEqual([]);
  const held = holdWrite(/^users/);
  account({ lastLoginAt: yesterday });
  await waitFor(() => expect(visits()).toHaveLength(1));
  account({ lastLoginAt: yesterday, firstName: 'Jona' });
  await waitForAccount('Jona Reed');
  held.accept();
  account({ lastLoginAt: NOW, firstName: 'Jon' });
  await waitForAccount('Jon Reed');
  expect(visits()).toHaveLength(1);
});

test.each<{ who: string; change: Partial<User>; fromCache?: boolean }>([
  { who: 'comes back to an open session within the hour', change: { lastLoginAt: after(300) } },
  { who: 'signed in within the second', change: { lastLoginAt: after(-1_000) } },
  {
    who: 'has no network',
    change: { lastLoginAt: after(-60_000) },
    fromCache: true,
  },
])('a member who $who is not written down', async ({ change, fromCache }) => {
  account(change, fromCache);
  await visitWithShell('/', MEMBER);
  await waitForAccount();
  await vi.dynamicImportSettled();
  expect(visits()).toEqual([]);
});

test.each<{ what: string; change: Partial<User>; ends: string }>([
  { what: 'is suspended', change: { accountStatus: 'suspended' }, ends: '/login?suspended' },
  { what: 'was ended', change: { sessionsEndedAt: after(1_000) }, ends: '/login?ended' },
])('a member whose session $what is not written down', async ({ change, ends }) => {
  account({ lastLoginAt: after(-60_000), ...change });
  const site = await visitWithShell('/', MEMBER);
  await site.isAt(ends);
  await vi.dynamicImportSettled();
  expect(visits()).toEqual([]);
});

test('a member sees no error when recording the sign-in fails', async () => {
  refuseWrite(/^users/);
  account({ lastLoginAt: after(-60_000) });
  await visitWithShell('/', MEMBER);
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('Could not record the visit', expect.any(Error)),
  );
  await waitForAccount();
});
