import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  type OAuthCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { openAuth } from '../firebase/auth';
import { ProviderError } from './provider-error';
import type { TestAccount } from './provider-test-accounts';
import { withSecondStep } from './with-second-step';

/** Asks the provider for the user's identity and email. */
function providerWindow(provider: ProviderId): AuthProvider {
  if (provider === 'facebook.com') {
    const facebook = new FacebookAuthProvider();
    facebook.addScope('email');
    return facebook;
  }
  const google = new GoogleAuthProvider();
  google.addScope('profile');
  google.addScope('email');
  // Always ask a user with several accounts which one to use.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

/**
 * Signs in to `auth` with the provider: in its popup, or with a test account in the local suite.
 * The condition is written out here and below so that production builds drop the test accounts.
 */
export async function signInAtProvider(auth: Auth, provider: ProviderId): Promise<UserCredential> {
  return withSecondStep(
    auth,
    import.meta.env.VITE_EMULATORS
      ? signInWithCredential(auth, await localCredential(provider))
      : signInWithPopup(auth, providerWindow(provider), browserPopupRedirectResolver),
  );
}

/** Links an account at the provider to the signed-in user. */
export async function linkAtProvider(user: User, provider: ProviderId): Promise<void> {
  if (import.meta.env.VITE_EMULATORS) {
    await linkWithCredential(user, await localCredential(provider));
  } else {
    await linkWithPopup(user, providerWindow(provider), browserPopupRedirectResolver);
  }
}

/** Reauthenticates the signed-in user with the provider. */
export async function reauthenticateAtProvider(user: User, provider: ProviderId): Promise<void> {
  if (!import.meta.env.VITE_EMULATORS) {
    const popup = providerWindow(provider);
    await withSecondStep(
      openAuth(),
      reauthenticateWithPopup(user, popup, browserPopupRedirectResolver),
    );
    return;
  }
  const known = user.providerData.find(({ providerId }) => providerId === provider);
  const own = known && {
    id: known.uid,
    name: known.displayName ?? user.displayName ?? '',
    email: known.email ?? '',
  };
  const credential = await localCredential(provider, own);
  await withSecondStep(openAuth(), reauthenticateWithCredential(user, credential));
}

/**
 * An unsigned credential, which the Auth emulator accepts. As in production, Google verifies the
 * email and Facebook does not.
 */
async function localCredential(provider: ProviderId, own?: TestAccount): Promise<OAuthCredential> {
  const { chooseTestAccount, TEST_PHOTO } = await import('./provider-test-accounts');
  const account = await chooseTestAccount(provider, own);
  if (account === null) throw new ProviderError(provider, 'cancelled');
  const { id, name, email } = account;
  const claims = {
    sub: id,
    ...(name === '' ? {} : { name }),
    picture: new URL(TEST_PHOTO, location.origin).href,
    ...(email === '' ? {} : { email, email_verified: provider === 'google.com' }),
  };
  return new OAuthProvider(provider).credential({ idToken: JSON.stringify(claims) });
}
