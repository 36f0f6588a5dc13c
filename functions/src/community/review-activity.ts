import { activityPhase } from '@hearthkin/domain/community/activity';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { publicNameOf } from '../platform/people/public-name-of';
import { countAttempt } from '../platform/rate-limit';
import { activities, activityReviews, participants } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Stores a participant's review of an activity that is over. They write one; sent again, it stays as it is.
 * @throws AppError `forbidden` without a place, before the activity is over, and once our team removed
 * theirs; `rate-limited`: who deletes it may write another.
 */
export const reviewActivity = defineCallable('reviewActivity', {
  access: { for: 'person' },
  handler: async ({ db, input, caller: { uid }, now }) => {
    const { activityId, ...said } = input;
    await countAttempt(db, 'rewrites', uid, now);
    const ref = activityReviews(db, activityId).doc(uid);
    await db.runTransaction(async (tx) => {
      const [activity, place, former, authorName] = await Promise.all([
        tx.get(activities(db).doc(activityId)).then(dataOf),
        tx.get(participants(db, activityId).doc(uid)),
        tx.get(ref),
        publicNameOf(db, uid),
      ]);
      const isOver = activity !== null && activityPhase(activity, now) === 'over';
      if (place.get('reviewRemovedAt')) throw new AppError('forbidden', 'Our team removed theirs');
      if (!isOver || !place.exists) throw new AppError('forbidden', 'There is nothing to review');
      if (!former.exists) tx.create(ref, { ...said, authorId: uid, authorName, createdAt: now });
    });
    return { reviewed: true };
  },
});
