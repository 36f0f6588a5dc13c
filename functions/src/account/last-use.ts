import type { User } from '@hearthkin/domain/account/user';
import type { UserRecord } from 'firebase-admin/auth';

/**
 * The time at which an account was last used: `lastLoginAt`, or the sign-in's last activity if that is later. A
 * client that couldn't write its visit still refreshes its token hourly.
 * @param signIn null if it is gone.
 */
export function lastUseOf(
  { lastLoginAt }: Pick<User, 'lastLoginAt'>,
  signIn: Pick<UserRecord, 'metadata'> | null,
): Date {
  const { lastSignInTime, lastRefreshTime } = signIn?.metadata ?? {};
  const signs = [lastSignInTime, lastRefreshTime]
    .map((time) => Date.parse(time ?? ''))
    .filter((time) => !Number.isNaN(time));
  return new Date(Math.max(lastLoginAt.getTime(), ...signs));
}
