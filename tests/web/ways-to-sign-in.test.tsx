import type { SignInWays } from '@hearthkin/domain/account/sign-in-ways';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { setUser } from './fake-auth';
import { answer, call, refuse } from './fake-call';
import { linkProvider, providerError, reauthenticateWithProvider } from './fake-provider-sign-in';
import { CURRENT_PASSWORD, setSignInMethods, signInAgain } from './fake-reauthenticate';
import { MEMBER, userDocument } from './people';
import { expectAlert } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const PATH = '/profile/ways-to-sign-in';
const NEW_PASSWORD = 'Bright-Morning-9';

const GOOGLE = {
  providerId: 'google.com',
  id: 'google-1',
  addedAt: new Date('2026-11-03T12:00:00Z'),
} as const;
const FACEBOOK = { providerId: 'facebook.com', id: 'facebook-1', addedAt: null } as const;

const ways = (change: Partial<SignInWays> = {}): SignInWays => ({
  hasPassword: true,
  passwordSetAt: new Date('2026-10-02T12:00:00Z'),
  providers: [],
  ...change,
});

async function open(list: SignInWays | null, person: SignedIn = MEMBER, path = PATH) {
  setWorld({ users: { [person.uid]: userDocument(person) }, signInWays: list });
  const site = await visit(path, person);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

/** The row of a way, once the list has loaded. */
const row = (title: string) =>
  waitFor(() => {
    const items = screen.getAllByRole('listitem');
    const found = items.find((item) => item.textContent?.startsWith(title));
    if (found === undefined) throw new Error(`No row ${title}`);
    return found;
  });

/** Presses a button of the page, then types the current password into the dialog. */
async function choose(site: Site, name: string): Promise<void> {
  const form = within(await site.openDialog(name));
  await site.user.type(form.getByLabelText('Current password', { exact: true }), CURRENT_PASSWORD);
}

async function submit(site: Site, name: string): Promise<void> {
  const form = within(await screen.findByRole('dialog'));
  await site.pressIn(form, name);
}

test('a member reads what opens their account, and since when', async () => {
  await open(ways({ providers: [GOOGLE, FACEBOOK] }));
  expect((await row('Password')).textContent).toContain('Set on Oct 2.');
  expect((await row('Google')).textContent).toContain('Added on Nov 3.');
  expect((await row('Facebook')).textContent).toContain('Signs you in.');
});

test('a member of old, without a list yet, reads what this device knows', async () => {
  await open(null, { ...MEMBER, providers: ['google.com'] });
  expect((await row('Password')).textContent).toContain('You have one.');
  expect((await row('Google')).textContent).toContain('Signs you in.');
  expect((await row('Facebook')).textContent).toContain('Not added.');
});

test('a member whose list cannot be read sees it, and tries again', async () => {
  setWorld({ failing: [/private\/signIn/] });
  const site = await open(ways());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Not added.')).toBeNull();
  setWorld({ failing: [] });
  await site.press('Try again');
  expect((await row('Google')).textContent).toContain('Not added.');
});

test('a member adds Google: first they show who they are, then they sign in there', async () => {
  const site = await open(ways());
  await choose(site, 'Add Google');
  refuse('sign-in-changed');
  await submit(site, 'Continue');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Reset your password by email/);
  call.mockResolvedValueOnce({ allowed: true });
  await submit(site, 'Continue');
  expect(await screen.findByRole('dialog', { name: 'Sign in to Google' })).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('addSignInWay', { provider: 'google.com' });
  expect(linkProvider).not.toHaveBeenCalled();

  linkProvider.mockRejectedValueOnce(providerError('google.com', 'cancelled'));
  await submit(site, 'Continue with Google');
  await expectAlert('Google authentication was cancelled or failed.');
  linkProvider.mockRejectedValueOnce(providerError('google.com', 'not-added'));
  await submit(site, 'Continue with Google');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/more than five minutes/),
  );
  linkProvider.mockImplementationOnce(async () => {
    setWorld({ signInWays: ways({ providers: [GOOGLE] }) });
  });
  await submit(site, 'Continue with Google');
  expect(await screen.findByText('Google is added. We emailed you about it.')).toBeTruthy();
  expect((await row('Google')).textContent).toContain('Added on Nov 3.');
});

test('a member removes Google and stays signed in here', async () => {
  const site = await open(ways({ providers: [GOOGLE] }));
  await choose(site, 'Remove Google');
  answer({ removed: true }, { signInWays: ways() });
  await submit(site, 'Remove Google');
  expect(await screen.findByText('Google is removed. Other devices are signed out.')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('removeSignInWay', { provider: 'google.com' });
  expect(signInAgain).toHaveBeenCalledWith(MEMBER.email, CURRENT_PASSWORD);
  expect((await row('Google')).textContent).toContain('Not added.');
});

test('a member without a password is signed out here too when they remove a way', async () => {
  setSignInMethods({ hasPassword: false, provider: 'google.com' });
  const site = await open(
    ways({ hasPassword: false, passwordSetAt: null, providers: [GOOGLE, FACEBOOK] }),
  );
  await site.press('Remove Facebook');
  call.mockResolvedValueOnce({ removed: true });
  await submit(site, 'Remove Facebook');
  await site.isAt('/login?ended=everywhere');
  expect(reauthenticateWithProvider).toHaveBeenCalledWith('google.com');
});

test('a member cannot remove their only way to sign in', async () => {
  setSignInMethods({ hasPassword: false, provider: 'google.com' });
  await open(ways({ hasPassword: false, passwordSetAt: null, providers: [GOOGLE] }));
  const google = await row('Google');
  expect(google.textContent).toContain('This is your only way to sign in');
  expect(within(google).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect((await row('Password')).textContent).toContain('You don’t have one.');
});

test('a member who changes their password keeps only the ways they check', async () => {
  const site = await open(ways({ providers: [GOOGLE, FACEBOOK] }));
  await choose(site, 'Change password');
  const form = within(await screen.findByRole('dialog'));
  const [google, facebook] = ['Google', 'Facebook'].map((name) =>
    form.getByRole<HTMLInputElement>('checkbox', { name }),
  );
  expect([google?.checked, facebook?.checked]).toEqual([false, false]);
  if (google) await site.user.click(google);
  for (const label of ['New password', 'Confirm new password']) {
    await site.user.type(form.getByLabelText(label, { exact: true }), NEW_PASSWORD);
  }
  call.mockResolvedValueOnce({ changed: true });
  await submit(site, 'Change password');
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('changePassword', {
      password: NEW_PASSWORD,
      keep: ['google.com'],
    }),
  );
});

test('a member who sets a first password keeps the provider that confirms it', async () => {
  setSignInMethods({ hasPassword: false, provider: 'google.com' });
  const site = await open(ways({ hasPassword: false, passwordSetAt: null, providers: [GOOGLE] }));
  const form = within(await site.openDialog('Set a password'));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Google' }).checked).toBe(true);
});

test('a way that is added elsewhere appears at once', async () => {
  await open(ways());
  expect((await row('Facebook')).textContent).toContain('Not added.');
  act(() => {
    setWorld({ signInWays: ways({ providers: [FACEBOOK] }) });
    setUser({ ...MEMBER, providers: ['facebook.com'] });
  });
  await waitFor(async () => expect((await row('Facebook')).textContent).toContain('Signs you in.'));
});
