import type { User } from '@hearthkin/domain/account/user';
import type { UserRecord } from 'firebase-admin/auth';

/**
 * When an account was last used: what the account says, or the last sign of their sign-in where
 * that is later. A site that could not write a visit down still refreshes its token hourly.
 * @param signIn null when there is none any more.
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
