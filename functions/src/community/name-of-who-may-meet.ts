import { AppError } from '@hearthkin/domain/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { requireMayMeet } from '../account/require-standing';
import { profiles, users } from '../core/collections';
import { dataOf } from '../core/converter';

/**
 * The name on the public card of a person who may do what is new between people.
 * @throws AppError as `requireMayMeet`; `not-found` without a card.
 */
export async function nameOfWhoMayMeet(
  tx: Transaction,
  db: Firestore,
  uid: string,
): Promise<string> {
  const [account, card] = await Promise.all([
    tx.get(users(db).doc(uid)).then(dataOf),
    tx.get(profiles(db).doc(uid)).then(dataOf),
  ]);
  requireMayMeet(account);
  if (card === null) throw new AppError('not-found', 'There is no public card');
  return card.displayName;
}
