import { firstLessonsLeft, NO_TRAINING } from '@hearthkin/domain/companion/training';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { trainings } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Refuses to accept a companion who hasn't passed what comes before the first session, so that no member can book one who
 * doesn't know what to do in danger.
 * @throws AppError `training-missing`.
 */
export async function requireFirstLessons(
  tx: Transaction,
  db: Firestore,
  companionId: string,
): Promise<void> {
  const training = dataOf(await tx.get(trainings(db).doc(companionId))) ?? NO_TRAINING;
  if (firstLessonsLeft(training).length > 0) throw new AppError('training-missing');
}
