import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  type Auth,
  type AuthCredential,
  connectAuthEmulator,
  deleteUser,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  type Persistence,
  setPersistence,
  signInWithEmailAndPassword,
  type UserCredential,
} from 'firebase/auth';
import { isolatedApp } from '../firebase/app';
import { openAuth } from '../firebase/auth';
import type { CallError } from '../lib/call-error';
import { emulators } from '../lib/env';
import { signInAtProvider } from './provider-credential';
import { ProviderError, type ProviderFailure, providerErrorOf } from './provider-error';
import { withSecondStep } from './with-second-step';

/**
 * The provider's email belongs to an account with another sign-in method. Its owner can sign in
 * with that method to link the provider.
 */
export interface LinkNeeded {
  readonly provider: ProviderId;
  /** The other provider, which the account may use. */
  readonly other: ProviderId;
  readonly email: string;
  /** @throws ProviderError */
  readonly withPassword: (password: string) => Promise<void>;
  /** @throws ProviderError, `other-account` for an account with another email. */
  readonly withOther: () => Promise<void>;
}

interface PendingLink extends Pick<LinkNeeded, 'provider' | 'other' | 'email'> {
  /** The provider's credential, linked after sign-in. */
  readonly credential: AuthCredential;
  readonly persistence: Persistence;
}

export function linkNeeded(pending: PendingLink): LinkNeeded {
  const { provider, other, email } = pending;
  return {
    provider,
    other,
    email,
    withPassword: async (password) => {
      try {
        await link(pending, (auth) =>
          withSecondStep(auth, signInWithEmailAndPassword(auth, email, password)),
        );
      } catch (error) {
        throw passwordErrorOf(provider, error);
      }
    },
    withOther: async () => {
      try {
        await link(pending, (auth) => signInToSameAddress(auth, other, email));
      } catch (error) {
        throw providerErrorOf(provider, error);
      }
    },
  };
}

/**
 * Links in a separate in-memory Auth, so that the user is signed in to the site only if everything
 * worked.
 */
async function link(
  { provider, credential, persistence }: PendingLink,
  signIn: (auth: Auth) => Promise<UserCredential>,
): Promise<void> {
  const app = isolatedApp('provider-link');
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulators) {
      connectAuthEmulator(auth, `http://127.0.0.1:${emulators.auth}`, { disableWarnings: true });
    }
    const { user } = await signIn(auth);
    await allowLink(app, provider);
    await linkWithCredential(user, credential);
    const client = openAuth();
    await setPersistence(client, persistence);
    await client.updateCurrentUser(user);
  } finally {
    await deleteApp(app);
  }
}

/** Our server refuses a link that its owner, just signed in, hasn't announced. */
async function allowLink(app: FirebaseApp, provider: ProviderId): Promise<void> {
  const { send } = await import('../firebase/functions-client');
  try {
    await send('addSignInWay', { provider }, TIMEOUT_MS, app);
  } catch (error) {
    const { code } = error as CallError;
    throw new ProviderError(provider, LINK_FAILURES[code] ?? 'failed');
  }
}

const TIMEOUT_MS = 20_000;

const LINK_FAILURES: Readonly<Record<string, ProviderFailure>> = {
  'already-exists': 'other-linked',
  'sign-in-changed': 'changed',
  'rate-limited': 'too-many-attempts',
  offline: 'offline',
  unavailable: 'offline',
};

async function signInToSameAddress(
  auth: Auth,
  provider: ProviderId,
  email: string,
): Promise<UserCredential> {
  const signedIn = await signInAtProvider(auth, provider).catch((error: unknown) => {
    throw providerErrorOf(provider, error);
  });
  if (signedIn.user.email?.toLowerCase() === email.toLowerCase()) return signedIn;
  // A new account created by mistake is deleted.
  if (getAdditionalUserInfo(signedIn)?.isNewUser) await deleteUser(signedIn.user);
  throw new ProviderError(provider, 'other-account');
}

/**
 * Firebase reports a wrong password as invalid credentials. The email is known, so it is the
 * password.
 */
function passwordErrorOf(provider: ProviderId, error: unknown): ProviderError {
  const known = providerErrorOf(provider, error);
  return known.reason === 'rejected' ? new ProviderError(provider, 'wrong-password') : known;
}
