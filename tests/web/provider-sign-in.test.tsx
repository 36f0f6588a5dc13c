import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import type { ProviderFailure } from '../../web/src/session/provider-error';
import { rememberPhotoToken } from '../../web/src/session/provider-photo-token';
import { setUser } from './fake-auth';
import { call, holdCall, refuse } from './fake-call';
import { refreshClaims } from './fake-complete-account';
import { linkNeeded, providerError, signInWithProvider } from './fake-provider-sign-in';
import { files, uploadFile } from './fake-storage';
import { fill } from './fill';
import { MEMBER, userDocument } from './people';
import { expectAlert, expectTexts } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const MAYA: SignedIn = {
  ...MEMBER,
  uid: 'maya',
  email: 'maya@example.test',
  displayName: 'Maya Ross',
  providers: ['google.com'],
};
const NEW_MAYA: SignedIn = { ...MAYA, userType: null };

beforeEach(() => {
  signInWithProvider.mockReset();
  refreshClaims.mockReset();
  rememberPhotoToken(null);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

const continueWith = async (site: Site, name: string) =>
  site.user.click(await screen.findByRole('button', { name: `Continue with ${name}` }));

/** Fills in what Google does not share, and sends it. */
const send = async (site: Site, dateOfBirth: string) => {
  const birth = await screen.findByLabelText('Date of birth');
  fireEvent.change(birth, { target: { value: dateOfBirth } });
  await site.user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
  await site.press('Create account');
};

test('a member signs in with Google and lands on the page they asked for', async () => {
  signInWithProvider.mockImplementation(async () => {
    setUser(MAYA);
    return null;
  });
  const site = await visit('/login?next=/my-bookings');
  await site.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await continueWith(site, 'Google');
  expect(await screen.findByText('Successfully logged in with Google!')).toBeTruthy();
  expect(signInWithProvider).toHaveBeenCalledWith('google.com', true);
  await site.isAt('/my-bookings');
});

test('a visitor waiting for Facebook sees a notice and can reopen its window', async () => {
  const answers: ((failure: Error) => void)[] = [];
  signInWithProvider.mockImplementation(
    () => new Promise((_resolve, reject) => answers.push(reject)),
  );
  const site = await visit('/login');
  await continueWith(site, 'Facebook');
  const waiting = await screen.findByRole('button', { name: 'Waiting for Facebook...' });
  expect(screen.getByRole('button', { name: 'Sign In' }).hasAttribute('disabled')).toBe(true);
  await site.user.click(waiting);
  await waitFor(() => expect(answers).toHaveLength(2));
  // The first window reports late that it was closed, which must not affect the second.
  answers[0]?.(providerError('facebook.com', 'cancelled'));
  await screen.findByRole('button', { name: 'Waiting for Facebook...' });
  expect(screen.queryByRole('alert')).toBeNull();
  answers[1]?.(providerError('facebook.com', 'failed'));
  await expectAlert('Facebook login failed. Please try again.');
});

const FAILURES: readonly (readonly [ProviderFailure, string])[] = [
  ['cancelled', 'Google authentication was cancelled or failed.'],
  ['rejected', 'Google authentication failed.'],
  ['failed', 'Google login failed. Please try again.'],
  ['not-configured', 'Google OAuth is not configured. Please contact support.'],
  [
    'popup-blocked',
    'Your browser blocked the Google window. Please allow pop-ups for this site and try again.',
  ],
  [
    'suspended',
    'This account has been suspended, or was just deleted. Didn’t delete it? Please contact support.',
  ],
  ['too-many-attempts', 'Too many attempts. Wait a few minutes, then try again.'],
];

test('a visitor whose sign-in with Google fails keeps what they typed and reads why', async () => {
  const site = await visit('/login');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  fill(email, 'maya@example.test');
  for (const [reason, sentence] of FAILURES) {
    signInWithProvider.mockRejectedValueOnce(providerError('google.com', reason));
    await continueWith(site, 'Google');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
    const contact = screen.queryByRole('link', { name: 'Write to our support' });
    expect(contact?.getAttribute('href')).toBe(
      sentence.includes('contact support') ? '/contact' : undefined,
    );
    expect(email.value).toBe('maya@example.test');
  }
});

test('a visitor who is offline sees an error before a window opens', async () => {
  const site = await visit('/login');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await continueWith(site, 'Google');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
  expect(signInWithProvider).not.toHaveBeenCalled();
});

test('a newcomer fills in what Google does not share and lands on the page they asked for', async () => {
  signInWithProvider.mockImplementation(async () => {
    setUser(NEW_MAYA);
    return null;
  });
  call.mockResolvedValue({ userType: 'spender' });
  refreshClaims.mockImplementation(async () => setUser(MAYA));
  const site = await visit('/my-bookings');
  await continueWith(site, 'Google');
  expect(await screen.findByText('Successfully logged in with Google!')).toBeTruthy();
  await site.isAt('/register/finish?next=%2Fmy-bookings');
  await expectTexts('Maya Ross', 'maya@example.test');

  const create = screen.getByRole('button', { name: 'Create account' });
  expect(create.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Agree to the terms to create your account.')).toBeTruthy();
  await site.user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
  await site.user.click(create);
  expect(screen.getByText('Please enter your date of birth')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1990-05-01' } });
  await site.user.click(create);
  await screen.findByText('Account created successfully! Welcome to Hearthkin');
  expect(call).toHaveBeenCalledWith('completeShortSignup', {
    names: null,
    dateOfBirth: '1990-05-01',
    timeZone: 'America/New_York',
    ageDoubted: false,
    agreeToTerms: true,
  });
  await site.isAt('/my-bookings');
});

test('a newcomer a day too young sees an error and keeps the form', async () => {
  const site = await visit('/register/finish', NEW_MAYA);
  refuse('underage');
  // They turn 18 tomorrow.
  await send(site, '2008-11-21');
  expect(screen.getByText('You must be 18 or older to use this service.')).toBeTruthy();
  // The server has to learn of it.
  expect(call).toHaveBeenCalledExactlyOnceWith('completeShortSignup', {
    names: null,
    dateOfBirth: '2008-11-21',
    timeZone: 'America/New_York',
    ageDoubted: true,
    agreeToTerms: true,
  });
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('2008-11-21');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('a newcomer whose account could not be created sees why and keeps the form', async () => {
  const site = await visit('/register/finish', NEW_MAYA);
  refuse('email-taken');
  await send(site, '1990-05-01');
  await expectAlert(
    'Registration failed: An account with this email already exists. Please use a different email or try logging in.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('1990-05-01');
});

/** Fills the form in and sends it; the claims come with the account. */
async function finish(site: Site): Promise<void> {
  refreshClaims.mockImplementation(async () => {
    setWorld({ users: { [MAYA.uid]: userDocument(MAYA) } });
    setUser(MAYA);
  });
  await send(site, '1990-05-01');
}

const takePhoto = async (site: Site) => {
  call.mockResolvedValueOnce({ photo: btoa('a picture') });
  await site.press('Use your Google photo');
  expect(call).toHaveBeenLastCalledWith('readProviderPhoto', { facebookToken: null });
  await screen.findByRole('img', { name: 'Your profile photo' });
};

test('a newcomer takes their Google photo, which is saved once the account is there', async () => {
  const site = await visit('/register/finish', NEW_MAYA);
  await takePhoto(site);
  expect([...files]).toEqual([]);
  await finish(site);
  await site.isAt('/spenders/browse');
  expect([...files]).toEqual([`uploads/${MAYA.uid}/photo`]);
  expect(call).toHaveBeenLastCalledWith('publishProfileFile', { kind: 'photo' });
});

test('a newcomer takes their Facebook photo while the page has Facebook’s token', async () => {
  const newcomer: SignedIn = { ...NEW_MAYA, providers: ['facebook.com'] };
  const site = await visit('/register/finish', newcomer);
  await screen.findByLabelText('Date of birth');
  expect(screen.queryByRole('button', { name: 'Use your Facebook photo' })).toBeNull();
  // It can come a moment after the session.
  act(() => rememberPhotoToken('a token'));
  call.mockResolvedValueOnce({ photo: btoa('a picture') });
  await site.press('Use your Facebook photo');
  expect(call).toHaveBeenLastCalledWith('readProviderPhoto', { facebookToken: 'a token' });
  await screen.findByRole('img', { name: 'Your profile photo' });
});

test('a newcomer reads why a photo can’t be taken, waits for it, thinks again, and none is saved', async () => {
  const site = await visit('/register/finish', NEW_MAYA);
  const take = await screen.findByRole('button', { name: 'Use your Google photo' });
  call.mockResolvedValueOnce({ photo: null });
  await site.user.click(take);
  const missing = 'We couldn’t get your photo. You can add one on your profile later.';
  await screen.findByText(missing);
  refuse('rate-limited');
  await site.user.click(take);
  expect(await screen.findByText(/^Too many attempts\./)).toBeTruthy();
  expect(screen.queryByText(missing)).toBeNull();

  const terms = screen.getByRole('checkbox', { name: /Terms of Service/ });
  await site.user.click(terms);
  const create = screen.getByRole('button', { name: 'Create account' });
  expect(create.hasAttribute('disabled')).toBe(false);
  const arrive = holdCall();
  await site.user.click(take);
  await screen.findByRole('button', { name: 'Getting your photo...' });
  expect(create.hasAttribute('disabled')).toBe(true);
  arrive({ photo: btoa('a picture') });
  await screen.findByRole('img', { name: 'Your profile photo' });
  expect(create.hasAttribute('disabled')).toBe(false);
  await site.press('Remove photo');
  expect(screen.queryByRole('img', { name: 'Your profile photo' })).toBeNull();
  await site.user.click(terms);
  await finish(site);
  await site.isAt('/spenders/browse');
  expect([...files]).toEqual([]);
});

test('a newcomer whose photo couldn’t be saved reads so before they go on', async () => {
  const site = await visit('/register/finish', NEW_MAYA);
  await takePhoto(site);
  uploadFile.mockRejectedValueOnce(new FirebaseError('storage/retry-limit-exceeded', ''));
  await finish(site);
  expect(await screen.findByText(/^We couldn’t save your photo\./)).toBeTruthy();
  expect(screen.getByText('Account created successfully! Welcome to Hearthkin')).toBeTruthy();
  await site.press('Continue');
  await site.isAt('/spenders/browse');
});

test('a newcomer whose provider shares no email sees a notice and can leave', async () => {
  const site = await visit('/register/finish', {
    ...NEW_MAYA,
    email: '',
    providers: ['facebook.com'],
  });
  expect(await screen.findByText(/Facebook didn’t share your email/)).toBeTruthy();
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
  await site.press('Use another account');
  await site.isAt('/login');
});

test('a newcomer who wants to be a companion continues in the wizard, signed out', async () => {
  const site = await visit('/register/finish', NEW_MAYA);
  await site.press('Sign up with your phone');
  const companion = await screen.findByRole<HTMLInputElement>('radio', {
    name: /Become a companion/,
  });
  expect(companion.checked).toBe(true);
});

test.each([
  ['/my-bookings', NEW_MAYA, '/register/finish?next=%2Fmy-bookings'],
  ['/login', NEW_MAYA, '/register/finish'],
  ['/register', NEW_MAYA, '/register/finish'],
  ['/register/6', NEW_MAYA, '/register/finish'],
  ['/register/finish', { ...NEW_MAYA, providers: [] }, '/register/1'],
  ['/register', { ...NEW_MAYA, providers: [], byPasswordOnly: true }, '/register/finish'],
  ['/register/finish', MAYA, '/spenders/browse'],
  ['/register/finish', null, '/login'],
])('%s takes %o to %s', async (path, person, address) => {
  const site = await visit(path, person);
  await site.isAt(address);
});

test('a member whose email has an account links the two with its password', async () => {
  const { link, withPassword } = linkNeeded(MAYA.email);
  signInWithProvider.mockResolvedValue(link);
  const site = await visit('/login');
  await continueWith(site, 'Facebook');
  expect(await screen.findByRole('heading', { name: 'You already have an account' })).toBeTruthy();
  expect(screen.getByText(MAYA.email)).toBeTruthy();
  const prove = screen.getByRole('button', { name: 'Sign in and link Facebook' });
  await site.user.click(prove);
  expect(screen.getByText('Please enter your password')).toBeTruthy();

  withPassword.mockRejectedValueOnce(providerError('facebook.com', 'wrong-password'));
  fill(screen.getByLabelText('Password'), 'Warm-Tea-1');
  await site.user.click(prove);
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password.');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Warm-Tea-1');

  withPassword.mockImplementationOnce(async () => setUser(MAYA));
  await site.user.click(prove);
  expect(await screen.findByText('Successfully logged in with Facebook!')).toBeTruthy();
  expect(withPassword).toHaveBeenLastCalledWith('Warm-Tea-1');
  await site.isAt('/spenders/browse');
});

test('a member who uses Google links Facebook through it, or goes back', async () => {
  const { link, withOther } = linkNeeded(MAYA.email);
  signInWithProvider.mockResolvedValue(link);
  const site = await visit('/login');
  fill(await screen.findByLabelText('Email'), 'jonah@example.test');
  await continueWith(site, 'Facebook');
  await site.press('Cancel');
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(
    'jonah@example.test',
  );

  await continueWith(site, 'Facebook');
  await screen.findByRole('heading', { name: 'You already have an account' });
  withOther.mockRejectedValueOnce(providerError('google.com', 'other-account'));
  await continueWith(site, 'Google');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That’s another Google account/);
  withOther.mockImplementationOnce(async () => setUser(MAYA));
  await continueWith(site, 'Google');
  await site.isAt('/spenders/browse');
});
