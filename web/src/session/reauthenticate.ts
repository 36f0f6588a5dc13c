import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { openAuth } from '../firebase/auth';
import { SignInError, type SignInFailure } from './auth-client';
import { settledSession } from './session';

/** The providers a person may sign in through. */
export type ProviderId = 'google.com' | 'facebook.com';

/** How the signed-in person can show who they are. */
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
 * Shows once more who is signed in: what an account hangs on is only changed right after that.
 * @throws SignInError
 */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  const user = openAuth().currentUser;
  if (user === null || user.email === null) throw new SignInError('failed');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    // The next call carries a token that says when this was.
    await user.getIdToken(true);
  } catch (error) {
    throw new SignInError(failureOf(error));
  }
}

/**
 * Signs the same person in anew with their new password, so that this device stays signed in, for
 * as long as it was to.
 * @throws SignInError
 */
export async function signInAgain(email: string, password: string): Promise<void> {
  try {
    const { user } = await signInWithEmailAndPassword(openAuth(), email, password);
    const { authTime } = await user.getIdTokenResult();
    // Until the site knows of it, it would take this session for the one that has ended.
    await settledSession(
      (session) =>
        session.status === 'signed-in' && session.signedInAt.getTime() >= Date.parse(authTime),
    );
  } catch (error) {
    throw new SignInError(failureOf(error));
  }
}

const FAILURES: Readonly<Record<string, SignInFailure>> = {
  'auth/wrong-password': 'wrong-password',
  // Only one of the two was typed.
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/user-disabled': 'suspended',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

function failureOf(error: unknown): SignInFailure {
  return error instanceof FirebaseError ? (FAILURES[error.code] ?? 'failed') : 'failed';
}
