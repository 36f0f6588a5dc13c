import { NO_ADDRESS } from '@hearthkin/domain/account/address';
import { namesFrom } from '@hearthkin/domain/account/provider-names';
import { PROVIDER_IDS } from '@hearthkin/domain/account/provider-signup';
import { isOldEnough } from '@hearthkin/domain/account/signup';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { newAccount } from '@hearthkin/domain/sign-up/new-account';
import type { CompleteShortSignupInput } from '@hearthkin/domain/sign-up/short-signup';
import type { SignInFacts } from '../account/plan-account';

/** Facts that Auth knows of a sign-in with a provider, or with an address and a password. */
export interface ShortSignInFacts extends SignInFacts {
  readonly displayName?: string | undefined;
  readonly providerData: readonly { readonly providerId: string; readonly uid: string }[];
}

/**
 * The account for a sign-in with a provider, whose names count, or with a password and typed names: always a member
 * (specification 1, section 6). What it doesn't tell is empty. The picture of a provider is taken only if they say so
 * (`readProviderPhoto`).
 * @throws AppError `forbidden` for another sign-in or without names, `email-missing` without a usable address, or `underage`.
 */
export function planShortAccount(
  signIn: ShortSignInFacts,
  { names, dateOfBirth, timeZone }: CompleteShortSignupInput,
  now: Date,
): User {
  const provider = signIn.providerData.find(({ providerId }) =>
    PROVIDER_IDS.some((id) => id === providerId),
  );
  const isByPassword = signIn.providerData.some(({ providerId }) => providerId === 'password');
  const named = provider === undefined ? names : namesFrom(signIn.displayName);
  if (named === null || (provider === undefined && !isByPassword)) {
    throw new AppError('forbidden', 'The sign-in opens no short account');
  }
  const email = userSchema.shape.email.safeParse(signIn.email);
  if (!email.success) throw new AppError('email-missing');
  if (!isOldEnough(dateOfBirth, now, timeZone)) throw new AppError('underage');
  const found = {
    ...named,
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
    oauthProvider: provider?.providerId ?? null,
    oauthId: provider?.uid ?? null,
    searchTokens: accountTokensOf(found),
  };
}
