import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSignIn, linkPassword } from './complete-account';

const user = vi.hoisted(() => ({ providerData: [] }));
const refused = vi.hoisted(() => vi.fn());
const fetchSignInMethodsForEmail = vi.hoisted(() => vi.fn());

vi.mock('../firebase/auth', () => ({ openAuth: () => ({ currentUser: user }) }));
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: {},
  EmailAuthProvider: { credential: (...parts: readonly string[]) => parts },
  createUserWithEmailAndPassword: refused,
  linkWithCredential: refused,
  fetchSignInMethodsForEmail,
  setPersistence: async () => {},
}));

const EMAIL = 'maya@example.com';
const fail = (code: string) => refused.mockRejectedValueOnce(new FirebaseError(code, code));

beforeEach(() => vi.resetAllMocks());

test.each([
  ['a short account', createSignIn],
  ['the wizard', linkPassword],
])(
  '%s with a taken address says so where Auth tells who has an account',
  async (_form, attempt) => {
    fail('auth/email-already-in-use');
    fetchSignInMethodsForEmail.mockResolvedValueOnce(['password']);
    await expect(attempt(EMAIL, 'Secret-2026')).rejects.toMatchObject({ reason: 'email-taken' });
  },
);

test.each([
  ['a short account', createSignIn],
  ['the wizard', linkPassword],
])(
  '%s with a taken address says nothing of an account where Auth hides them',
  async (_form, attempt) => {
    fail('auth/email-already-in-use');
    fetchSignInMethodsForEmail.mockResolvedValueOnce([]);
    await expect(attempt(EMAIL, 'Secret-2026')).rejects.toMatchObject({ reason: 'email-refused' });
  },
);

test('a setting that can’t be asked for counts as hiding', async () => {
  fail('auth/email-already-in-use');
  fetchSignInMethodsForEmail.mockRejectedValueOnce(new Error('offline'));
  await expect(createSignIn(EMAIL, 'x')).rejects.toMatchObject({ reason: 'email-refused' });
});

test('another failure asks for no setting', async () => {
  fail('auth/weak-password');
  await expect(createSignIn(EMAIL, 'x')).rejects.toMatchObject({ reason: 'weak-password' });
  expect(fetchSignInMethodsForEmail).not.toHaveBeenCalled();
});
