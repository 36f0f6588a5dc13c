import { levelOf } from '@hearthkin/domain/account/level';
import { isOldEnough, locationOf } from '@hearthkin/domain/account/signup';
import type { User } from '@hearthkin/domain/account/user';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { newAccount } from '@hearthkin/domain/sign-up/new-account';
import type { CompleteSignupInput } from '@hearthkin/domain/sign-up/signup-input';
import type { Verification } from '@hearthkin/domain/verification/verification';

/** The facts that the caller's sign-in has proved. */
export interface SignInFacts {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  /** E.164, verified by a code. */
  readonly phoneNumber?: string | undefined;
}

/**
 * The account for a sign-up.
 * @throws AppError `phone-unverified`, `identity-unverified`, `email-missing` or `underage`.
 */
export function planAccount(
  signIn: SignInFacts,
  verification: Verification | undefined,
  input: CompleteSignupInput,
  now: Date,
): User {
  const { email, phoneNumber } = signIn;
  if (phoneNumber === undefined) throw new AppError('phone-unverified');
  const check = verification?.identityCheck?.status;
  if (check !== 'passed' && check !== 'review') throw new AppError('identity-unverified');
  if (email === undefined) throw new AppError('email-missing');
  if (!isOldEnough(input.dateOfBirth, now, input.timeZone)) throw new AppError('underage');
  const found = {
    firstName: input.firstName,
    lastName: input.lastName,
    email: email.toLowerCase(),
    phone: phoneNumber,
  };
  const details = { phoneVerified: true, interests: input.interests, address: input.address };
  return {
    ...newAccount(now),
    ...found,
    userType: input.userType,
    dateOfBirth: input.dateOfBirth,
    ...details,
    location: locationOf(input.address),
    bio: input.bio,
    languages: input.languages,
    hourlyRate: input.userType === 'earner' ? input.hourlyRate : null,
    profilePhoto: null,
    emailVerified: signIn.emailVerified,
    level: levelOf(details, verification),
    oauthProvider: null,
    oauthId: null,
    searchTokens: accountTokensOf(found),
  };
}
