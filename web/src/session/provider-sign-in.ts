import { PROVIDER_IDS, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import { FirebaseError } from 'firebase/app';
import {
  type AuthError,
  FacebookAuthProvider,
  OAuthProvider,
  setPersistence,
  type UserCredential,
} from 'firebase/auth';
import { openAuth } from '../firebase/auth';
import { linkAtProvider, reauthenticateAtProvider, signInAtProvider } from './provider-credential';
import { ProviderError, providerErrorOf } from './provider-error';
import { type LinkNeeded, linkNeeded } from './provider-link';
import { rememberPhotoToken } from './provider-photo-token';
import { persistenceFor } from './sign-in-duration';

/**
 * Signs in with a provider. A new user then has a sign-in but no account yet. `remember` keeps the
 * user signed in after the browser closes.
 * @returns null when signed in, or how to link when the email already has another sign-in method.
 * @throws ProviderError
 */
export async function signInWithProvider(
  provider: ProviderId,
  remember: boolean,
): Promise<LinkNeeded | null> {
  const client = openAuth();
  const persistence = persistenceFor(remember);
  try {
    await setPersistence(client, persistence);
    const signedIn = await signInAtProvider(client, provider);
    rememberPhotoToken(facebookTokenOf(signedIn, provider));
    return null;
  } catch (error) {
    if (isTakenAddress(error)) {
      const credential = OAuthProvider.credentialFromError(error);
      const { email } = error.customData;
      if (credential !== null && email) {
        const other = PROVIDER_IDS.find((id) => id !== provider) ?? provider;
        return linkNeeded({ provider, other, email, credential, persistence });
      }
    }
    throw providerErrorOf(provider, error);
  }
}

/**
 * Reauthenticates the signed-in user with a provider before a sensitive change.
 * @throws ProviderError, `other-account` when it is not the account they signed in with.
 */
export async function reauthenticateWithProvider(provider: ProviderId): Promise<void> {
  const user = openAuth().currentUser;
  if (user === null) throw new ProviderError(provider, 'failed');
  try {
    await reauthenticateAtProvider(user, provider);
  } catch (error) {
    throw providerErrorOf(provider, error);
  }
}

/**
 * Links an account at a provider to the signed-in user, right after `addSignInWay` has allowed it.
 * @throws ProviderError, `other-linked` when it belongs to another account here.
 */
export async function linkProvider(provider: ProviderId): Promise<void> {
  const user = openAuth().currentUser;
  if (user === null) throw new ProviderError(provider, 'failed');
  try {
    await linkAtProvider(user, provider);
  } catch (error) {
    throw providerErrorOf(provider, error);
  }
}

function facebookTokenOf(signedIn: UserCredential, provider: ProviderId): string | null {
  if (provider !== 'facebook.com') return null;
  return FacebookAuthProvider.credentialFromResult(signedIn)?.accessToken ?? null;
}

function isTakenAddress(error: unknown): error is AuthError {
  return (
    error instanceof FirebaseError && error.code === 'auth/account-exists-with-different-credential'
  );
}
