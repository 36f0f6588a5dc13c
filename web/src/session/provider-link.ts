import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { deleteApp, initializeApp } from 'firebase/app';
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
import { firebaseApp } from '../firebase/app';
import { openAuth } from '../firebase/auth';
import { emulators } from '../lib/env';
import { signInAtProvider } from './provider-credential';
import { ProviderError, providerErrorOf } from './provider-error';

/**
 * The address a provider tells belongs to an account that somebody opens otherwise. Who can open it
 * may let the provider open it as well; both ways sign the person in.
 */
export interface LinkNeeded {
  readonly provider: ProviderId;
  /** The other provider, which may be how the account is opened. */
  readonly other: ProviderId;
  readonly email: string;
  /** @throws ProviderError */
  readonly withPassword: (password: string) => Promise<void>;
  /** @throws ProviderError, `other-account` for an account of another address. */
  readonly withOther: () => Promise<void>;
}

interface PendingLink extends Pick<LinkNeeded, 'provider' | 'other' | 'email'> {
  /** What the provider said. */
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
        await link(pending, (auth) => signInWithEmailAndPassword(auth, email, password));
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
 * Links on a doorstep, an Auth of its own in memory: the person is signed in to the site when all of it
 * has worked, and not at all otherwise.
 */
async function link(
  { credential, persistence }: PendingLink,
  signIn: (auth: Auth) => Promise<UserCredential>,
): Promise<void> {
  const app = initializeApp(firebaseApp().options, 'link-doorstep');
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulators) {
      connectAuthEmulator(auth, `http://127.0.0.1:${emulators.auth}`, { disableWarnings: true });
    }
    const { user } = await signIn(auth);
    await linkWithCredential(user, credential);
    const client = openAuth();
    await setPersistence(client, persistence);
    await client.updateCurrentUser(user);
  } finally {
    await deleteApp(app);
  }
}

async function signInToSameAddress(
  auth: Auth,
  provider: ProviderId,
  email: string,
): Promise<UserCredential> {
  const signedIn = await signInAtProvider(auth, provider).catch((error: unknown) => {
    throw providerErrorOf(provider, error);
  });
  if (signedIn.user.email?.toLowerCase() === email.toLowerCase()) return signedIn;
  // Nobody asked for that account, so a new one does not stay.
  if (getAdditionalUserInfo(signedIn)?.isNewUser) await deleteUser(signedIn.user);
  throw new ProviderError(provider, 'other-account');
}

/** Whether it is the password that is wrong, the service may only say together with the address. */
function passwordErrorOf(provider: ProviderId, error: unknown): ProviderError {
  const known = providerErrorOf(provider, error);
  return known.reason === 'rejected' ? new ProviderError(provider, 'wrong-password') : known;
}
