import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { openAuth } from '../firebase/auth';
import { SignInError, type SignInFailure } from './auth-client';
import { waitForSession } from './session';
import { refusalIn } from './sign-in-refusal';
import { withSecondStep } from './with-second-step';

export type ProviderId = 'google.com' | 'facebook.com';

/** The ways in which the signed-in user can reauthenticate. */
export interface SignInMethods {
  readonly hasPassword: boolean;
  readonly provider: ProviderId | null;
}

export function ownSignInMethods(): SignInMethods {
  const ids = openAuth().currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  const provider = (['google.com', 'facebook.com'] as const).find((id) => ids.includes(id));
  return { hasPassword: ids.includes('password'), provider: provider ?? null };
}

/**
 * Reauthenticates with the password, before a sensitive change.
 * @throws SignInError
 */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  const user = openAuth().currentUser;
  if (user === null || user.email === null) throw new SignInError('failed');
  try {
    const credential = EmailAuthProvider.credential(user.email, password);
    await withSecondStep(openAuth(), reauthenticateWithCredential(user, credential));
    // The next call needs a token with the new auth_time.
    await user.getIdToken(true);
  } catch (error) {
    const failure = failureOf(error);
    const isOver = failure === 'wrong-password' && (await hasEnded(user));
    throw new SignInError(isOver ? 'ended' : failure);
  }
}

/**
 * Whether the session ended without this tab knowing, as when the address was changed in another:
 * the right password is then wrong for the address that this tab remembers.
 */
async function hasEnded(user: User): Promise<boolean> {
  try {
    await reload(user);
    return false;
  } catch (error) {
    return failureOf(error) === 'ended';
  }
}

/**
 * Signs the same user in with their new password. This device stays signed in for as long as
 * before.
 * @throws SignInError
 */
export async function signInAgain(email: string, password: string): Promise<void> {
  try {
    const client = openAuth();
    const attempt = signInWithEmailAndPassword(client, email, password);
    const { user } = await withSecondStep(client, attempt);
    const { authTime } = await user.getIdTokenResult();
    // Wait until the site knows the new session. It would otherwise take it for the one that ended.
    await waitForSession(
      (session) =>
        session.status === 'signed-in' && session.signedInAt.getTime() >= Date.parse(authTime),
    );
  } catch (error) {
    throw new SignInError(failureOf(error));
  }
}

const FAILURES: Readonly<Record<string, SignInFailure>> = {
  'auth/wrong-password': 'wrong-password',
  // Only the password was typed.
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/user-disabled': 'suspended',
  'auth/user-cancelled': 'cancelled',
  // The address or password was changed elsewhere.
  'auth/user-token-expired': 'ended',
  'auth/invalid-user-token': 'ended',
  'auth/user-not-found': 'ended',
  'auth/user-mismatch': 'ended',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

function failureOf(error: unknown): SignInFailure {
  if (refusalIn(error) !== null) return 'changed';
  return error instanceof FirebaseError ? (FAILURES[error.code] ?? 'failed') : 'failed';
}
