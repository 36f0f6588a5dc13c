import { isFreeToMeet } from '@hearthkin/domain/account/agreement';
import { hindranceOf } from '@hearthkin/domain/account/hindrance';
import type { User } from '@hearthkin/domain/account/user';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../core/caller';
import { users } from '../core/collections';
import { dataOf } from '../core/converter';

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

/**
 * The words that go with an act which more people may do than may write to others: those of staff and of
 * people who may meet others. The act of anyone else counts without them.
 */
export async function wordsHeard(
  tx: Transaction,
  db: Firestore,
  { uid, staffRefusal }: Pick<Caller, 'uid' | 'staffRefusal'>,
  words: string,
): Promise<string> {
  if (words === '' || staffRefusal === null) return words;
  const account = dataOf(await tx.get(users(db).doc(uid)));
  return isFreeToMeet(account) ? words : '';
}
