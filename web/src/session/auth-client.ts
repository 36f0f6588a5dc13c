import { type ProviderId, providersOf } from '@hearthkin/domain/account/provider-signup';
import { staffStateOf } from '@hearthkin/domain/admin/staff-session';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import { FirebaseError } from 'firebase/app';
import {
  onIdTokenChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { openAuth } from '../firebase/auth';
import { forgetDuration, persistenceFor } from './sign-in-duration';
import { signInHasEnded } from './sign-in-end';
import { refusalIn } from './sign-in-refusal';
import { withSecondStep } from './with-second-step';

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** From the custom claims; null until the account is complete. */
  readonly userType: UserType | null;
  readonly isAdmin: boolean;
  /** Staff without a second step, which opens none of their pages. */
  readonly lacksSecondStep?: boolean;
  /** The providers this user has linked. */
  readonly providers: readonly ProviderId[];
  /** With a password and no phone number, as a short account begins by email. */
  readonly byPasswordOnly?: boolean;
  /** The time at which the user last authenticated in this session, to the second. */
  readonly signedInAt: Date;
}

/** The reason why a sign-in failed. */
export type SignInFailure =
  | 'unknown-email'
  | 'wrong-password'
  | 'wrong-credentials'
  | 'suspended'
  /** Password or address were changed past the product. */
  | 'changed'
  /** Staff didn't enter the code of their second step. */
  | 'cancelled'
  /** The session this page was opened with is over. */
  | 'ended'
  | 'too-many-attempts'
  | 'offline'
  | 'failed';

export class SignInError extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure) {
    super(reason);
    this.name = 'SignInError';
    this.reason = reason;
  }
}

/** Signs out a person who was signed in until the browser closed, before anything shows them. */
export async function endFinishedSignIn(): Promise<void> {
  if (!signInHasEnded()) return;
  const client = openAuth();
  await client.authStateReady();
  await signOutOfFirebase();
}

/** Reports who is signed in, now and on every change, with the claims of their token. */
export function observeUser(
  next: (user: SignedIn | null) => void,
  failed: (error: unknown) => void,
): () => void {
  return onIdTokenChanged(
    openAuth(),
    (user) => {
      if (user === null) return next(null);
      user.getIdTokenResult().then(({ claims, authTime }) => {
        // Another sign-in or sign-out may have happened meanwhile.
        if (openAuth().currentUser?.uid !== user.uid) return;
        next({
          uid: user.uid,
          email: user.email ?? '',
          displayName: user.displayName ?? '',
          userType:
            claims.userType === 'spender' || claims.userType === 'earner' ? claims.userType : null,
          isAdmin: claims.admin === true,
          lacksSecondStep: staffStateOf(claims, new Date()) === 'no-second-factor',
          providers: providersOf(user.providerData),
          byPasswordOnly:
            user.phoneNumber === null &&
            user.providerData.every(({ providerId }) => providerId === 'password'),
          signedInAt: new Date(authTime),
        });
      }, failed);
    },
    failed,
  );
}

/**
 * Signs in with email and password, in all tabs. `remember` keeps the user signed in after the
 * browser closes.
 * @throws SignInError
 */
export async function signInWithPassword(
  email: string,
  password: string,
  remember: boolean,
): Promise<void> {
  try {
    const client = openAuth();
    await setPersistence(client, persistenceFor(remember));
    await withSecondStep(client, signInWithEmailAndPassword(client, email, password));
  } catch (error) {
    throw new SignInError(failureOf(error));
  }
}

export async function signOutOfFirebase(): Promise<void> {
  await signOut(openAuth());
  forgetDuration();
}

const FAILURES: Readonly<Record<string, SignInFailure>> = {
  'auth/user-not-found': 'unknown-email',
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/user-disabled': 'suspended',
  'auth/user-cancelled': 'cancelled',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

function failureOf(error: unknown): SignInFailure {
  if (refusalIn(error) !== null) return 'changed';
  return error instanceof FirebaseError ? (FAILURES[error.code] ?? 'failed') : 'failed';
}
