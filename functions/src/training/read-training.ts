import { NO_TRAINING, type Training } from '@hearthkin/domain/companion/training';
import type { LessonId } from '@hearthkin/domain/companion/training-lessons';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { quizDraws, trainings, users } from '../platform/records/collections';
import type { QuizDraw } from '../platform/records/records';

interface OwnTraining {
  readonly training: Training;
  readonly drawRef: DocumentReference<QuizDraw>;
  /** The quiz of the lesson that waits for its answers; undefined without one. */
  readonly draw: QuizDraw | undefined;
}

/**
 * How far a companion is, and their open quiz of a lesson.
 * @throws AppError `forbidden` for an account that isn't an active companion's.
 */
export async function readTraining(
  tx: Transaction,
  db: Firestore,
  uid: string,
  lesson: LessonId,
): Promise<OwnTraining> {
  const drawRef = quizDraws(db, uid).doc(lesson);
  const [account, training, draw] = await Promise.all([
    tx.get(users(db).doc(uid)),
    tx.get(trainings(db).doc(uid)),
    tx.get(drawRef),
  ]);
  const { userType, accountStatus } = account.data() ?? {};
  if (userType !== 'earner' || accountStatus !== 'active') {
    throw new AppError('forbidden', 'This is for active companions');
  }
  return { training: training.data() ?? NO_TRAINING, drawRef, draw: draw.data() };
}
