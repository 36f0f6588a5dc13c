import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { waitForSession } from '../../web/src/session/session';
import { setUser } from './fake-auth';
import { answer, call, holdCall, inputsOf, refuse } from './fake-call';
import { CODE } from './fake-phone';
import { reauthenticateWithProvider } from './fake-provider-sign-in';
import {
  CURRENT_PASSWORD,
  reauthenticateWithPassword,
  setSignInMethods,
  signInAgain,
} from './fake-reauthenticate';
import { saveFile } from './fake-save-file';
import { accountOf, MEMBER, userDocument } from './people';
import { expectAlert, expectWords } from './shown';
import { type Site, visit, visitWithShell } from './site';
import { setWorld } from './world';

const NEW_PASSWORD = 'Bright-Morning-9';

/** Opens a member's profile and one of its account dialogs. */
async function open(name: string): Promise<Site> {
  const site = await visit('/profile', MEMBER, { users: { [MEMBER.uid]: userDocument(MEMBER) } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await site.user.click(button);
  return site;
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  const form = within(await screen.findByRole('dialog'));
  for (const [label, text] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label, { exact: true }), { target: { value: text } });
  }
}

/** Presses a button of the open dialog. */
async function submit(site: Site, name: string): Promise<void> {
  const form = within(await screen.findByRole('dialog'));
  await site.pressIn(form, name);
}

test('a member sees their phone number, and changes it by a code to the new one', async () => {
  const site = await open('Change phone');
  expect(screen.getByText('+15550100000')).toBeTruthy();
  await fill({ 'Phone number': '2015550199' });
  await submit(site, 'Send code');
  await screen.findByLabelText('6-digit code');
  await fill({ '6-digit code': CODE });
  call.mockImplementationOnce(async () => {
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { phone: '+12015550199' }) } });
    return { phone: '+12015550199' };
  });
  await submit(site, 'Verify');
  expect(call).toHaveBeenCalledWith('confirmPhone', { proof: 'proof of +12015550199' });
  await screen.findByText('Your phone number is saved.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('+12015550199')).toBeTruthy();
});

test('a member changes their password, once it is neither weak nor wrong, and stays signed in on this device', async () => {
  const site = await open('Change password');
  await fill({
    'Current password': CURRENT_PASSWORD,
    'New password': 'short',
    'Confirm new password': 'shorter',
  });
  await submit(site, 'Change password');
  await screen.findByText('Please ensure your password meets all requirements');
  await fill({ 'New password': NEW_PASSWORD });
  expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  const same = { 'New password': CURRENT_PASSWORD, 'Confirm new password': CURRENT_PASSWORD };
  await fill(same);
  expect(await screen.findByText('Please choose a password you don’t use now')).toBeTruthy();
  expect(reauthenticateWithPassword).not.toHaveBeenCalled();
  await fill({
    'Current password': 'not it',
    'New password': NEW_PASSWORD,
    'Confirm new password': NEW_PASSWORD,
  });
  await submit(site, 'Change password');
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password.');
  expect(call).not.toHaveBeenCalled();

  // The account document updates before the call returns.
  call.mockImplementationOnce(async () => {
    const sessionsEndedAt = new Date(MEMBER.signedInAt.getTime() + 60_000);
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { sessionsEndedAt }) } });
    return { changed: true };
  });
  signInAgain.mockImplementationOnce(async () => {
    const signedInAt = new Date(MEMBER.signedInAt.getTime() + 61_000);
    setUser({ ...MEMBER, signedInAt });
    // Like the real function.
    await waitForSession(
      (session) => session.status === 'signed-in' && session.signedInAt === signedInAt,
    );
  });
  await fill({ 'Current password': CURRENT_PASSWORD });
  await submit(site, 'Change password');
  await screen.findByText('Your password is changed. Other devices are signed out.');
  expect(call).toHaveBeenCalledWith('changePassword', { password: NEW_PASSWORD, keep: [] });
  expect(signInAgain).toHaveBeenCalledWith(MEMBER.email, NEW_PASSWORD);
  await site.isAt('/profile');
});

test('a member asks for a new email and is told to check their inbox', async () => {
  const site = await open('Change email');
  await fill({ 'New email': MEMBER.email, 'Current password': CURRENT_PASSWORD });
  await submit(site, 'Send link');
  expect(await screen.findByText(/^This is already your email/)).toBeTruthy();

  await fill({ 'New email': 'new@example.test' });
  refuse('sign-in-too-old');
  await submit(site, 'Send link');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter your password again to continue.',
    ),
  );

  call.mockResolvedValueOnce({ sent: true });
  await submit(site, 'Send link');
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  expect(screen.getByText('new@example.test')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('requestEmailChange', { email: 'new@example.test' });
});

test('a member who has not confirmed their email asks for the link again', async () => {
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { emailVerified: false }) } });
  const site = await visit('/profile', MEMBER);
  refuse('sender-failed');
  await site.press('Send link');
  await expectAlert('Failed to send email. Please try again.');
  call.mockResolvedValueOnce({ sent: true });
  await site.press('Send link');
  expect(await screen.findByText(`We emailed a link to ${MEMBER.email}.`)).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('requestEmailChange', { email: MEMBER.email });
  expect(screen.queryByText('Failed to send email. Please try again.')).toBeNull();

  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { emailVerified: true }) } });
  await waitFor(() => expect(screen.queryByText('Confirm your email')).toBeNull());
});

test('a member signs out everywhere, including this device', async () => {
  const site = await open('Sign out everywhere');
  call.mockImplementationOnce(async () => {
    const sessionsEndedAt = new Date(MEMBER.signedInAt.getTime() + 60_000);
    setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER, { sessionsEndedAt }) } });
    return { signedOut: true };
  });
  await submit(site, 'Sign out everywhere');
  await screen.findByText('You’re signed out everywhere. Sign in again to continue.');
  await site.isAt('/login?ended=everywhere');
});

test('a member signed out from another device after they signed in lands on sign-in and sees why', async () => {
  const end = (ms: number) =>
    setWorld(accountOf(MEMBER, { sessionsEndedAt: new Date(MEMBER.signedInAt.getTime() + ms) }));
  // The others, before they signed in here.
  end(999);
  const site = await visitWithShell('/profile', MEMBER);
  await screen.findByRole('heading', { level: 1 });
  await site.isAt('/profile');
  end(1_000);
  await screen.findByText('Your session on this device has ended. Please sign in again.');
  await site.isAt('/login?ended');
});

test('a member whose account is deleted on another device is signed out here', async () => {
  setWorld({ users: { [MEMBER.uid]: userDocument(MEMBER) } });
  const site = await visitWithShell('/profile', MEMBER);
  await screen.findByRole('button', { name: /Jonah Reed/ });
  setWorld({ users: {} });
  await site.isAt('/login?ended');
});

test('a member downloads their data as a file', async () => {
  refuse('rate-limited');
  const site = await open('Download my data');
  await submit(site, 'Download');
  expect(await screen.findByText('Please enter your current password')).toBeTruthy();
  await fill({ 'Current password': CURRENT_PASSWORD });
  await submit(site, 'Download');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts/);
  expect(saveFile).not.toHaveBeenCalled();

  const next = { conversationId: 'a_b', messageId: 'm' };
  const part = { exportedAt: '2026-11-20T15:00:00.000Z', conversations: [], goesOn: false };
  call.mockResolvedValueOnce({ ...part, data: { account: { bio: 'Maps' } }, next });
  call.mockResolvedValueOnce({ ...part, data: null, next: null });
  await submit(site, 'Download');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [file, name] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('hearthkin-2026-11-20.json');
  expect(file?.type).toBe('application/json');
  expect(await screen.findByText('Your data is in your downloads.')).toBeTruthy();
  expect(inputsOf('downloadAccount').slice(-2)).toEqual([{ after: null }, { after: next }]);
});

test('a member reads what is kept, types the word and deletes their account', async () => {
  const site = await open('Delete my account');
  const dialog = await screen.findByRole('dialog');
  expectWords(dialog, 'Bookings and payments: 7 years', 'Gone within 90 days', 'Backups and logs');
  expectWords(dialog, 'We’ll cancel them. You won’t be charged');
  expect(dialog.textContent).not.toContain('We don’t refund the month you’ve paid for');
  await fill({ 'Current password': CURRENT_PASSWORD, 'Type DELETE to confirm': 'delete' });
  await submit(site, 'Delete my account');
  expect(await screen.findByText('Please type DELETE to confirm')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();

  const arrive = holdCall();
  await fill({ 'Type DELETE to confirm': 'DELETE' });
  await submit(site, 'Delete my account');
  // The account is gone before the call returns.
  setWorld({ users: {} });
  await site.isAt('/profile');
  arrive({ deleted: true });
  expect(await screen.findByText(/Your account has been deleted/)).toBeTruthy();
  expect(call).toHaveBeenCalledWith('deleteAccount', {});
  await site.isAt('/?account=deleted');
});

test('with live payments a member reads what is refunded, and one who is reported that their account is closed until staff have decided', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const site = await open('Delete my account');
  expectWords(
    await screen.findByRole('dialog'),
    'Bookings and payments: 7 years',
    'Gone within 90 days',
    'Backups and logs',
    'Sessions starting within 24 hours are refunded 50%',
    'We don’t refund the month you’ve paid for',
  );
  answer({ deleted: false }, { users: {} });
  await fill({ 'Current password': CURRENT_PASSWORD, 'Type DELETE to confirm': 'DELETE' });
  await submit(site, 'Delete my account');
  expect(await screen.findByText(/Your account is closed/)).toBeTruthy();
  await site.isAt('/?account=closed');
});

test('a member who uses Google reauthenticates there and may set a password', async () => {
  setSignInMethods({ hasPassword: false, provider: 'google.com' });
  const site = await open('Set a password');
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText('Current password')).toBeNull();
  expect(form.getByText(/Google will ask you to sign in again/)).toBeTruthy();
  await fill({ 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
  call.mockResolvedValueOnce({ changed: true });
  await submit(site, 'Set password');
  await waitFor(() => expect(signInAgain).toHaveBeenCalledWith(MEMBER.email, NEW_PASSWORD));
  expect(reauthenticateWithProvider).toHaveBeenCalledWith('google.com');
  expect(reauthenticateWithPassword).not.toHaveBeenCalled();
});

test('a person whose address takes no email is told, tries it again, and learns that it still doesn’t', async () => {
  const refused = { ...userDocument(MEMBER), emailRefusedAt: new Date() };
  const site = await visit('/profile', MEMBER, { users: { [MEMBER.uid]: refused } });
  await screen.findByRole('heading', { name: 'Our emails don’t reach you' });
  answer({ isSent: false }, {});
  await site.press('Try again');
  await expectAlert('We couldn’t send to it just now.');
  expect(call).toHaveBeenCalledWith('tryEmailAgain', {});
});
