import { canEditReview } from '@hearthkin/domain/companion/review';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { publicNameOf } from '../platform/people/public-name-of';
import { countAttempt } from '../platform/rate-limit';
import { bookings, sessionReviews } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Stores what a member says of a completed session, under the name on their card, and changes it for a week. It is
 * published later (`publishReviews`).
 * @throws AppError `forbidden` without such a session, and once it can't be changed any more, `rate-limited`.
 */
export const saveReview = defineCallable('saveReview', {
  access: { for: 'spender' },
  handler: async ({ db, input: { bookingId, review }, caller: { uid }, now }) => {
    await countAttempt(db, 'rewrites', uid, now);
    const ref = sessionReviews(db, uid).doc(bookingId);
    await db.runTransaction(async (tx) => {
      const [booking, stored, authorName] = await Promise.all([
        tx.get(bookings(db).doc(bookingId)).then(dataOf),
        tx.get(ref),
        publicNameOf(db, uid),
      ]);
      const former = stored.data();
      if (former !== undefined) {
        if (!canEditReview(former, now)) throw new AppError('forbidden', 'It is too late to edit');
        tx.update(ref, { ...review, editedAt: now });
        return;
      }
      if (booking?.spenderId !== uid || booking.status !== 'completed') {
        throw new AppError('forbidden', 'There is no such session');
      }
      tx.create(ref, {
        ...review,
        companionId: booking.earnerId,
        authorName,
        createdAt: now,
        editedAt: null,
        reviewId: null,
        removedAt: null,
      });
    });
    return { saved: true };
  },
});
