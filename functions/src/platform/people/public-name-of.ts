import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { profiles } from '../records/collections';
import { dataOf } from '../records/converter';

/**
 * The name on a person's public card.
 * @throws AppError `not-found` without a card.
 */
export async function publicNameOf(db: Firestore, uid: string): Promise<string> {
  const card = dataOf(await profiles(db).doc(uid).get());
  if (card === null) throw new AppError('not-found', 'There is no public card');
  return card.displayName;
}
