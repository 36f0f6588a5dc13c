import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadDraft } from '../../web/src/features/sign-up/draft';
import { setUser } from './fake-auth';
import { call, refuse } from './fake-call';
import { CODE, markPhoneTaken, uidOf } from './fake-phone';
import { NOW } from './people';
import { textsOf } from './shown';
import { atIdentity, atPhone, NEWCOMER, PHONE } from './sign-up-people';
import { type Site, visit, visitWithShell } from './site';

const alertText = async () => (await screen.findByRole('alert')).textContent;

async function enterCode(site: Site, code: string) {
  const field = await screen.findByLabelText('6-digit code');
  await site.retype(field, code);
  await site.press('Verify');
}

test('a visitor verifies their phone with the code and moves on automatically', async () => {
  atPhone();
  const site = await visit('/register/6');
  await site.press('Next');
  expect(await alertText()).toBe('Please verify your phone number to continue');
  await site.press('Send code');
  expect(await screen.findByText(`Local code: ${CODE}`)).toBeTruthy();
  await enterCode(site, '12345');
  // The older error goes when a new one comes.
  expect(await alertText()).toBe('Please enter a valid 6-digit code');
  await enterCode(site, '654321');
  expect(await screen.findByText('Invalid verification code. Please try again.')).toBeTruthy();
  await enterCode(site, CODE);
  expect(await screen.findByText(`${PHONE} is verified.`)).toBeTruthy();
  await site.isAt('/register/6');
  await site.isAt('/register/7');
  expect(loadDraft().verifiedPhone).toEqual({ uid: uidOf(PHONE), phone: PHONE });
});

test('a visitor pastes the code in any format', async () => {
  atPhone();
  const site = await visit('/register/6');
  await site.press('Send code');
  const field = (await screen.findByLabelText('6-digit code')) as HTMLInputElement;
  expect(field.autocomplete).toBe('one-time-code');
  field.focus();
  await site.user.paste('Your code: 123-456.');
  expect(field.value).toBe('123456');
});

test('a visitor waits a minute before asking for another code', async () => {
  atPhone();
  const site = await visit('/register/6');
  await site.press('Send code');
  const resend = () => screen.getByRole('button', { name: /Resend code/ }) as HTMLButtonElement;
  await screen.findByLabelText('6-digit code');
  expect(resend().textContent).toBe('Resend code in 60s');
  vi.setSystemTime(NOW.getTime() + 59_999);
  await waitFor(() => expect(resend().textContent).toBe('Resend code in 1s'));
  expect(resend().disabled).toBe(true);
  vi.setSystemTime(NOW.getTime() + 60_000);
  await waitFor(() => expect(resend().textContent).toBe('Resend code'));
  expect(resend().disabled).toBe(false);
  await site.user.click(resend());
  await waitFor(() => expect(resend().textContent).toBe('Resend code in 60s'));
});

test('a visitor whose phone has an account stays signed out and uses another phone', async () => {
  markPhoneTaken(PHONE);
  atPhone();
  const site = await visitWithShell('/register/6');
  await site.press('Send code');
  await enterCode(site, CODE);
  expect(await alertText()).toBe(
    'An account with this phone number already exists. Each person can only have one account.',
  );
  expect(screen.getAllByRole('link', { name: 'Sign In' }).length).toBeGreaterThan(0);
  const number = screen.getByLabelText('Phone number');
  await site.retype(number, '201');
  await site.press('Send code');
  expect((await alertText())?.startsWith('Please enter a valid phone number')).toBe(true);
  await site.user.type(number, '5550124');
  await site.press('Send code');
  await enterCode(site, CODE);
  expect(await screen.findByText('+12015550124 is verified.')).toBeTruthy();
  expect(loadDraft().firstName).toBe('Maya');
});

test('a newcomer whose sign-in expired verifies the phone again and keeps the form', async () => {
  atIdentity();
  const site = await visit('/register/7', NEWCOMER);
  await screen.findByRole('checkbox', { name: /my face compared/ });
  setUser(null);
  await site.isAt('/register/6');
  expect(await screen.findByText(/verify your number again/)).toBeTruthy();
  expect(loadDraft().firstName).toBe('Maya');
});

test('a newcomer who returns to the verified phone may use another one', async () => {
  atIdentity();
  const site = await visit('/register/6', NEWCOMER);
  await site.press('Use another number');
  expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  await site.isAt('/register/6');
  expect(loadDraft().verifiedPhone).toBeNull();
});

test('a newcomer who gives up sees what is lost and is signed out, and the tab is cleared', async () => {
  const identityPhotos = { uid: NEWCOMER.uid, idPhoto: 'identity/card', selfie: null, live: null };
  atIdentity({ identityPhotos });
  const site = await visit('/register/7', NEWCOMER);
  await site.press('Discard this and sign in');
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard your signup?' });
  expect(dialog.textContent).toContain('You’ll lose');
  expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual([
    'Everything you’ve filled in',
    'Your phone verification',
    'The photos of your identity check',
  ]);
  await site.press('Keep signing up');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await site.isAt('/register/7');
  expect(loadDraft().firstName).toBe('Maya');

  await site.press('Discard this and sign in', 'Discard and sign in');
  await site.isAt('/login');
  expect(loadDraft().firstName).toBe('');
});

test('a newcomer who has filled in nothing gives up without being asked', async () => {
  const site = await visit('/register/1', NEWCOMER);
  await site.press('Discard this and sign in');
  await site.isAt('/login');
});

const TAKEN =
  'An account with this email already exists. Please use a different email or try logging in.';

test('a newcomer learns of a taken address before the identity check, and corrects it', async () => {
  atIdentity();
  call.mockResolvedValueOnce({ isTaken: true });
  const site = await visit('/register/7', NEWCOMER);
  expect((await alertText())?.startsWith(TAKEN)).toBe(true);
  expect(call).toHaveBeenLastCalledWith('checkEmail', { email: 'maya@example.test' });
  await site.press(/Go to step 5/);
  await site.isAt('/register/5');
  const field = (await screen.findByLabelText('Email')) as HTMLInputElement;
  expect(field.value).toBe('maya@example.test');
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  await site.press('Next');
  await site.isAt('/register/5');
  await site.retype(field, 'maya.reyes@example.test');
  expect(screen.queryByText(TAKEN)).toBeNull();
  // No one is asked about each letter.
  expect(call).toHaveBeenCalledTimes(1);
  await site.press('Next');
  await site.isAt('/register/6');
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('checkEmail', { email: 'maya.reyes@example.test' }),
  );
  expect(screen.queryByText(TAKEN)).toBeNull();
});

test('a newcomer whose address cannot be checked goes on', async () => {
  atIdentity();
  refuse('rate-limited');
  await visit('/register/7', NEWCOMER);
  await screen.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
