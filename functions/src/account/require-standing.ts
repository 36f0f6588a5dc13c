import { hindranceOf } from '@hearthkin/domain/account/hindrance';
import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/errors';

/**
 * For what belongs to sessions that are booked, a restriction doesn't count.
 * @throws AppError `forbidden` for a suspended account, `identity-unverified`.
 */
function requireVerified(account: User | null | undefined): asserts account is User {
  if (account?.accountStatus !== 'active') {
    throw new AppError('forbidden', 'The account is not active');
  }
  if (account.level !== 'verified') throw new AppError('identity-unverified');
}

/**
 * For whatever is new between people.
 * @throws AppError as `requireVerified`, and `account-restricted`.
 */
export function requireMayMeet(account: User | null): asserts account is User {
  requireVerified(account);
  if (hindranceOf(account) !== null) throw new AppError('account-restricted');
}
