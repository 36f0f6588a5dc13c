import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { reauthenticateWithPassword } from './reauthenticate';

const user = vi.hoisted(() => ({ email: 'maya@example.com', getIdToken: vi.fn() }));
const reauthenticateWithCredential = vi.hoisted(() => vi.fn());
const reload = vi.hoisted(() => vi.fn());

vi.mock('../firebase/auth', () => ({ openAuth: () => ({ currentUser: user }) }));
vi.mock('./session', () => ({}));
vi.mock('./with-second-step', () => ({
  withSecondStep: (_client: unknown, attempt: Promise<unknown>) => attempt,
}));
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: (...parts: readonly string[]) => parts },
  reauthenticateWithCredential,
  reload,
}));

beforeEach(() => vi.resetAllMocks());

const refusal = (code: string) => new FirebaseError(code, code);

test('the right password signs in again and gets a token of that moment', async () => {
  await reauthenticateWithPassword('Secret-2026');
  expect(reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(user, [
    'maya@example.com',
    'Secret-2026',
  ]);
  expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a wrong password in a session that goes on is a wrong password', async () => {
  reauthenticateWithCredential.mockRejectedValueOnce(refusal('auth/invalid-credential'));
  await expect(reauthenticateWithPassword('no')).rejects.toMatchObject({
    reason: 'wrong-password',
  });
});

test('a password refused because the address was changed elsewhere says that the session ended', async () => {
  reauthenticateWithCredential.mockRejectedValueOnce(refusal('auth/invalid-credential'));
  reload.mockRejectedValueOnce(refusal('auth/user-token-expired'));
  await expect(reauthenticateWithPassword('Secret-2026')).rejects.toMatchObject({
    reason: 'ended',
  });
});

test('without a connection to ask, a wrong password stays one', async () => {
  reauthenticateWithCredential.mockRejectedValueOnce(refusal('auth/invalid-credential'));
  reload.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  await expect(reauthenticateWithPassword('no')).rejects.toMatchObject({
    reason: 'wrong-password',
  });
});
