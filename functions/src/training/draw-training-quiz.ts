import { lessonStateOf } from '@hearthkin/domain/companion/training';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt, limitReached } from '../platform/rate-limit';
import { drawQuiz, shownQuiz } from './quiz';
import { readTraining } from './read-training';

/**
 * The quiz of a lesson. One that waits for its answers is given again, so that no one draws until the
 * questions are easy.
 * @throws AppError `rate-limited`, also within a day of a failed quiz of that lesson, with when to try
 * again; `lesson-passed` until it is about to expire; `forbidden` for an account that isn't an active
 * companion's.
 */
export const drawTrainingQuiz = defineCallable('drawTrainingQuiz', {
  access: { for: 'earner', standing: 'active', why: 'Training comes before everything.' },
  handler: async ({ db, input: { lesson }, caller: { uid }, now }) => {
    await countAttempt(db, 'trainingQuizzes', uid, now);
    return db.runTransaction(async (tx) => {
      const { training, drawRef, draw } = await readTraining(tx, db, uid, lesson);
      const state = lessonStateOf(training.lessons[lesson], now);
      if (state.status === 'waiting') {
        throw limitReached('trainingRetries', state.retryAt.getTime() - now.getTime());
      }
      if (state.status === 'passed') throw new AppError('lesson-passed');
      const open = draw && shownQuiz(lesson, draw);
      if (open) return open;
      const drawn = drawQuiz(lesson, now);
      tx.set(drawRef, drawn);
      const shown = shownQuiz(lesson, drawn);
      if (shown === null) throw new Error(`The pool of ${lesson} is too small`);
      return shown;
    });
  },
});
