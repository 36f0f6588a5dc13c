import { newAccount } from '@hearthkin/domain/account/new-account';
import { namesFrom } from '@hearthkin/domain/account/provider-names';
import {
  type CompleteProviderSignupInput,
  PROVIDER_IDS,
} from '@hearthkin/domain/account/provider-signup';
import { isOldEnough } from '@hearthkin/domain/account/signup';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { AppError } from '@hearthkin/domain/errors';
import type { SignInFacts } from './plan-account';

/** What Auth knows about a sign-in with a provider. */
export interface ProviderSignInFacts extends SignInFacts {
  readonly displayName?: string | undefined;
  readonly providerData: readonly { readonly providerId: string; readonly uid: string }[];
}

const NO_ADDRESS: User['address'] = { street: '', city: '', state: '', zipCode: '', country: '' };

/**
 * The account for a sign-in with a provider: always a member (specification 1, section 6). What the
 * provider doesn't tell is empty. Their picture is taken only if they say so (`readProviderPhoto`).
 * @throws AppError `forbidden` without a provider, `email-missing` without a usable address, or
 * `underage`.
 */
export function planProviderAccount(
  signIn: ProviderSignInFacts,
  { dateOfBirth }: CompleteProviderSignupInput,
  now: Date,
): User {
  const provider = signIn.providerData.find(({ providerId }) =>
    PROVIDER_IDS.some((id) => id === providerId),
  );
  if (provider === undefined) throw new AppError('forbidden', 'The sign-in has no provider');
  const email = userSchema.shape.email.safeParse(signIn.email);
  if (!email.success) throw new AppError('email-missing');
  if (!isOldEnough(dateOfBirth, now)) throw new AppError('underage');
  const found = {
    ...namesFrom(signIn.displayName),
    email: email.data,
    phone: signIn.phoneNumber ?? '',
  };
  return {
    ...newAccount(now),
    ...found,
    userType: 'spender',
    dateOfBirth,
    address: NO_ADDRESS,
    location: '',
    bio: '',
    interests: [],
    languages: { native: 'English', secondary: [] },
    hourlyRate: null,
    profilePhoto: null,
    emailVerified: signIn.emailVerified,
    phoneVerified: signIn.phoneNumber !== undefined,
    oauthProvider: provider.providerId,
    oauthId: provider.uid,
    searchTokens: accountTokensOf(found),
  };
}
