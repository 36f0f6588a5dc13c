import { afterQuiz, certifiedUntil } from '@hearthkin/domain/companion/training';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { companions, trainings } from '../platform/records/collections';
import { gradeQuiz } from './quiz';
import { readTraining } from './read-training';

/**
 * Grades the caller's answers to a quiz, once. The lesson that was the last to pass gives the listing
 * its badge.
 * @throws AppError `rate-limited`; `quiz-answered` for a quiz that was answered, was replaced or was
 * never the caller's; `forbidden` for an account that isn't an active companion's.
 */
export const answerTrainingQuiz = defineCallable('answerTrainingQuiz', {
  access: { for: 'earner', standing: 'active', why: 'Training comes before everything.' },
  handler: async ({ db, input: { lesson, drawId, answers }, caller: { uid }, now }) => {
    await countAttempt(db, 'trainingQuizzes', uid, now);
    return db.runTransaction(async (tx) => {
      const { training, drawRef, draw } = await readTraining(tx, db, uid, lesson);
      const listing = await tx.get(companions(db).doc(uid));
      const result = draw?.drawId === drawId ? gradeQuiz(lesson, draw, answers) : null;
      if (result === null) throw new AppError('quiz-answered');
      const next = afterQuiz(training, lesson, result.isPassed, now);
      tx.delete(drawRef);
      tx.set(trainings(db).doc(uid), next);
      if (result.isPassed && listing.exists && certifiedUntil(next.lessons, now) !== null) {
        tx.update(listing.ref, { 'badges.training': true, 'badgesGivenAt.training': now });
      }
      return result;
    });
  },
});
