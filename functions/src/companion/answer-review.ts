import { canReply } from '@hearthkin/domain/companion/review';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { reviews } from '../platform/records/collections';

/**
 * Publishes a companion's answer under a review, and changes it for a week.
 * @throws AppError `not-found` without such a review of theirs, `forbidden` once it can't be changed any more, and for an
 * answer that staff removed, `rate-limited`.
 */
export const answerReview = defineCallable('answerReview', {
  access: { for: 'earner' },
  handler: async ({ db, input: { reviewId, reply }, caller: { uid }, now }) => {
    await countAttempt(db, 'rewrites', uid, now);
    const ref = reviews(db, uid).doc(reviewId);
    await db.runTransaction(async (tx) => {
      const review = (await tx.get(ref)).data();
      if (review === undefined) throw new AppError('not-found', 'There is no such review');
      if (!canReply(review, now)) throw new AppError('forbidden', 'It is too late to answer');
      tx.update(ref, { reply, repliedAt: review.repliedAt ?? now });
    });
    return { answered: true };
  },
});
