import { FirebaseError } from 'firebase/app';
import {
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  setPersistence,
  unlink,
} from 'firebase/auth';
import { openAuth } from '../firebase/auth';
import { persistenceFor } from './sign-in-duration';

/** The reason why a sign-in couldn’t be made, or a password added to one without an account. */
export type LinkFailure =
  | 'email-taken'
  /** Taken, in a project that tells no one who has an account. */
  | 'email-refused'
  | 'invalid-email'
  | 'weak-password'
  | 'sign-in-too-old'
  | 'offline'
  | 'failed';

class LinkError extends Error {
  readonly reason: LinkFailure;

  constructor(reason: LinkFailure) {
    super(reason);
    this.name = 'LinkError';
    this.reason = reason;
  }
}

/**
 * Adds email and password to an account that signed in by phone. Replaces earlier ones.
 * @throws LinkError
 */
export async function linkPassword(email: string, password: string): Promise<void> {
  const user = openAuth().currentUser;
  if (user === null) throw new LinkError('sign-in-too-old');
  try {
    // An earlier submit that failed later on has already linked a password.
    const isLinked = user.providerData.some(({ providerId }) => providerId === 'password');
    const bare = isLinked ? await unlink(user, 'password') : user;
    await linkWithCredential(bare, EmailAuthProvider.credential(email, password));
  } catch (error) {
    throw new LinkError(await reasonOf(error, email));
  }
}

/**
 * Makes a sign-in, in this tab until its account is complete. One without an account that an earlier attempt made is removed
 * with all unfinished sign-ups.
 * @throws LinkError
 */
export async function createSignIn(email: string, password: string): Promise<void> {
  try {
    const auth = openAuth();
    await setPersistence(auth, browserSessionPersistence);
    await createUserWithEmailAndPassword(auth, email, password);
  } catch (error) {
    throw new LinkError(await reasonOf(error, email));
  }
}

/** After a sign-up, which lives in its own tab: signs in all tabs, until the browser closes. */
export async function shareSignIn(): Promise<void> {
  await setPersistence(openAuth(), persistenceFor(false));
}

/** Refreshes the token so that it carries a new account's claims. */
export async function refreshClaims(): Promise<void> {
  await openAuth().currentUser?.getIdToken(true);
}

const FAILURES: Readonly<Record<string, LinkFailure>> = {
  'auth/email-already-in-use': 'email-taken',
  'auth/credential-already-in-use': 'email-taken',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/requires-recent-login': 'sign-in-too-old',
  'auth/user-token-expired': 'sign-in-too-old',
  'auth/user-not-found': 'sign-in-too-old',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

async function reasonOf(error: unknown, email: string): Promise<LinkFailure> {
  const reason = error instanceof FirebaseError ? FAILURES[error.code] : undefined;
  if (reason === undefined) console.warn('The password could not be set', error);
  if (reason === 'email-taken' && (await isHidden(email))) return 'email-refused';
  return reason ?? 'failed';
}

/** Whether Auth doesn't tell that an address has an account: with its protection against enumeration, it names no way to sign in. */
async function isHidden(takenEmail: string): Promise<boolean> {
  const ways = await fetchSignInMethodsForEmail(openAuth(), takenEmail).catch(() => []);
  return ways.length === 0;
}
