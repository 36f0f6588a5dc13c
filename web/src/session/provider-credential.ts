import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  type OAuthCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { ProviderError } from './provider-error';
import type { TestAccount } from './provider-test-accounts';

/** What is asked of a provider: who somebody is, and their address. */
function providerWindow(provider: ProviderId): AuthProvider {
  if (provider === 'facebook.com') {
    const facebook = new FacebookAuthProvider();
    facebook.addScope('email');
    return facebook;
  }
  const google = new GoogleAuthProvider();
  google.addScope('profile');
  google.addScope('email');
  // Somebody with several accounts is asked which one, every time.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

/**
 * Signs in to `auth` with the provider: in its window, or against emulators with a test account. The
 * condition is written out here and below, so that a production build drops the test accounts.
 */
export async function signInAtProvider(auth: Auth, provider: ProviderId): Promise<UserCredential> {
  return import.meta.env.VITE_EMULATORS
    ? signInWithCredential(auth, await localCredential(provider))
    : signInWithPopup(auth, providerWindow(provider), browserPopupRedirectResolver);
}

/** Lets whoever is signed in show once more that they are who the provider knows. */
export async function reauthenticateAtProvider(user: User, provider: ProviderId): Promise<void> {
  if (!import.meta.env.VITE_EMULATORS) {
    await reauthenticateWithPopup(user, providerWindow(provider), browserPopupRedirectResolver);
    return;
  }
  const known = user.providerData.find(({ providerId }) => providerId === provider);
  const own = known && {
    id: known.uid,
    name: known.displayName ?? user.displayName ?? '',
    email: known.email ?? '',
  };
  await reauthenticateWithCredential(user, await localCredential(provider, own));
}

/**
 * A credential as the Auth emulator takes it: claims that nobody has signed. As with the providers
 * themselves, Google vouches for the address and Facebook does not.
 */
async function localCredential(provider: ProviderId, own?: TestAccount): Promise<OAuthCredential> {
  const { chooseTestAccount } = await import('./provider-test-accounts');
  const account = await chooseTestAccount(provider, own);
  if (account === null) throw new ProviderError(provider, 'cancelled');
  const { id, name, email } = account;
  const claims = {
    sub: id,
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email, email_verified: provider === 'google.com' }),
  };
  return new OAuthProvider(provider).credential({ idToken: JSON.stringify(claims) });
}
