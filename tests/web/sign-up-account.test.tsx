import { screen, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '../../web/src/features/sign-up/draft';
import { setUser } from './fake-auth';
import { call, refuse } from './fake-call';
import { linkPassword, refreshClaims, refuseLink } from './fake-complete-account';
import { savePhoto } from './fake-photo-store';
import { files, uploadFile } from './fake-storage';
import { fill } from './fill';
import { userDocument } from './people';
import { findWords, textsOf } from './shown';
import { atAccount, NEWCOMER } from './sign-up-people';
import { type Site, visit } from './site';
import { setWorld } from './world';

const PASSWORD = 'Quiet-Harbour-7';

beforeEach(() => {
  linkPassword.mockReset().mockResolvedValue(undefined);
  refreshClaims.mockReset().mockImplementation(async () => {
    setUser({ ...NEWCOMER, email: 'maya@example.test', userType: 'spender' });
  });
  setWorld({
    users: { [NEWCOMER.uid]: userDocument({ ...NEWCOMER, email: 'maya@example.test' }) },
  });
});

const submitButton = () =>
  screen.getByRole('button', { name: 'Create account' }) as HTMLButtonElement;
const alertText = async () => (await screen.findByRole('alert')).textContent;

async function fillIn(password = PASSWORD, confirmation = password) {
  for (const [label, text] of [
    ['Password', password],
    ['Confirm password', confirmation],
  ] as const) {
    fill(await screen.findByLabelText(label), text);
  }
}

const agree = async (site: Site, name = /Terms of Service/) =>
  site.user.click(await screen.findByRole('checkbox', { name }));

/** Opens the last step, with a password and the terms agreed to. */
async function openFilled(change?: Parameters<typeof atAccount>[0]): Promise<Site> {
  atAccount(change);
  const site = await visit('/register/8', NEWCOMER);
  await fillIn();
  await agree(site);
  return site;
}

test('a newcomer creates an account, is welcomed and lands on their start page', async () => {
  const photoKey = await savePhoto(new Blob(['photo'], { type: 'image/jpeg' }));
  const site = await openFilled({ photoKey, bio: ' I like tea. ' });
  call.mockResolvedValueOnce({ userType: 'spender' });
  await site.user.click(submitButton());
  await screen.findByText('Account created successfully! Welcome to Hearthkin');
  await site.isAt('/register/8');
  expect(linkPassword).toHaveBeenCalledWith('maya@example.test', PASSWORD);
  expect(call).toHaveBeenCalledWith(
    'completeSignup',
    expect.objectContaining({
      userType: 'spender',
      firstName: 'Maya',
      bio: 'I like tea.',
    }),
  );
  expect([...files]).toEqual([`uploads/${NEWCOMER.uid}/photo`]);
  expect(call).toHaveBeenLastCalledWith('publishProfileFile', { kind: 'photo' });
  expect(call.mock.calls.at(-2)?.[1]).not.toHaveProperty('hourlyRate');
  await site.isAt('/spenders/browse');
  expect(loadDraft().firstName).toBe('');
});

test('a newcomer whose birth date was corrected late reads at once that our team looks first', async () => {
  const site = await openFilled();
  call.mockResolvedValueOnce({ userType: 'spender', level: 'account' });
  await site.user.click(submitButton());
  await screen.findByText(/^Our team takes one more look at your photos\. We aim for 24-48 hours/);
});

test('a newcomer whose photo cannot be saved has an account and learns of it', async () => {
  const photoKey = await savePhoto(new Blob(['photo'], { type: 'image/jpeg' }));
  const site = await openFilled({ photoKey });
  call.mockResolvedValueOnce({ userType: 'spender' });
  uploadFile.mockRejectedValueOnce(new FirebaseError('storage/retry-limit-exceeded', ''));
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await site.user.click(submitButton());
  await screen.findByText('Your photo couldn’t be saved. You can add it in your profile.');
  expect(screen.getByText('Account created successfully! Welcome to Hearthkin')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a companion gives both consents and sets a rate', async () => {
  const site = await openFilled({ userType: 'earner' });
  expect(submitButton().disabled).toBe(true);
  await agree(site, /background check/);
  expect(submitButton().disabled).toBe(false);
  const rate = screen.getByLabelText('Hourly rate') as HTMLInputElement;
  expect(rate.placeholder).toBe('25');
  fill(rate, '4');
  await site.user.click(submitButton());
  expect(await alertText()).toBe('Please enter an hourly rate in whole euros, from 5 to 500');
  fill(rate, '40');
  call.mockResolvedValueOnce({ userType: 'earner' });
  await site.user.click(submitButton());
  await screen.findByText(/Account created successfully!/);
  expect(call).toHaveBeenCalledWith(
    'completeSignup',
    expect.objectContaining({ userType: 'earner', hourlyRate: 40, agreeToBackground: true }),
  );
});

test('a member is asked neither for a rate nor for a second consent', async () => {
  atAccount();
  await visit('/register/8', NEWCOMER);
  await screen.findByLabelText('Password');
  expect(screen.queryByLabelText('Hourly rate')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(submitButton().disabled).toBe(true);
  expect(screen.getByText('Agree to the terms to create your account.')).toBeTruthy();
});

test('a newcomer sees which password rules are met and can show the password', async () => {
  atAccount();
  const site = await visit('/register/8', NEWCOMER);
  await fillIn('quiet7', 'quiet7');
  const needs = () => textsOf(within(screen.getByRole('main')).getAllByRole('listitem'));
  expect(needs()).toEqual([
    'At least 8 characters: not met yet',
    'One uppercase letter: not met yet',
    'One lowercase letter: met',
    'One number: met',
  ]);
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  if (show) await site.user.click(show);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  await agree(site);
  await site.user.click(submitButton());
  expect(await alertText()).toBe('Please ensure your password meets all requirements');
});

test('a newcomer whose email has an account sees an error and keeps the form', async () => {
  const site = await openFilled({ bio: 'I like tea.' });
  refuseLink('email-taken');
  await site.user.click(submitButton());
  expect(await screen.findByText(/^Registration failed/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(
    'Registration failed: An account with this email already exists. Please use a different email or try logging in.',
  );
  expect(call).not.toHaveBeenCalledWith('completeSignup', expect.anything());
  expect(loadDraft()).toMatchObject({ firstName: 'Maya', bio: 'I like tea.', agreeToTerms: true });

  await site.press(/Where can we reach you\?$/);
  await site.isAt('/register/5');
  await site.router.navigate('/register/8');
  expect(((await screen.findByLabelText('Password')) as HTMLInputElement).value).toBe(PASSWORD);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
});

const CONTACT_STEP = 'Where can we reach you?';

/** The refusal of the account, the sentence that is read then, and the step that fixes it. */
const REFUSALS = [
  ['email-refused', 'We can’t create an account with this email', CONTACT_STEP, refuseLink],
  ['underage', 'You must be 18 or older to use this service.', CONTACT_STEP, refuse],
  ['phone-taken', 'An account with this phone number already exists. Each', 'Who are you?', refuse],
  ['email-taken', 'An account with this email already exists.', CONTACT_STEP, refuse],
  ['invalid-input', 'Missing required fields.', null, refuse],
  ['internal', 'Failed to create account. Please try again.', null, refuse],
] as const;

test('a newcomer who is rejected reads why, and is taken to the step that fixes it', async () => {
  const site = await openFilled();
  for (const [code, sentence, step, reject] of REFUSALS) {
    (reject as (why: typeof code) => void)(code);
    await site.user.click(submitButton());
    await findWords(() => screen.getByRole('alert'), `Registration failed: ${sentence}`);
    expect(screen.queryByText(/already exists/) === null).toBe(
      !sentence.includes('already exists'),
    );
    const link = screen.queryByRole('button', { name: /^Go to step/ });
    if (step === null) expect(link).toBeNull();
    else expect(link?.textContent).toContain(step);
    await site.isAt('/register/8');
  }
});

test('a newcomer whose sign-in is too old verifies the phone again', async () => {
  const site = await openFilled();
  refuseLink('sign-in-too-old');
  await site.user.click(submitButton());
  await site.isAt('/register/6');
  expect(loadDraft().firstName).toBe('Maya');
});

test('a newcomer whose draft lacks required fields is sent back to them', async () => {
  atAccount({ email: '', dateOfBirth: '' });
  const site = await visit('/register/8', NEWCOMER);
  await site.isAt('/register/5');
  await site.press('Next');
  expect(await screen.findByText('Please enter your date of birth')).toBeTruthy();
  expect(screen.getAllByText('Please enter your email address')).toHaveLength(2);
});
