import { activityPhase } from '@hearthkin/domain/community/activity';
import { AppError } from '@hearthkin/domain/errors';
import { publicNameOf } from '../account/public-name-of';
import { defineCallable } from '../core/callable';
import { activities, activityReviews, participants } from '../core/collections';
import { dataOf } from '../core/converter';

/**
 * Stores a participant's review of an activity that is over. They write one; sent again, it stays as it is.
 * @throws AppError `forbidden` without a place, and before the activity is over.
 */
export const reviewActivity = defineCallable('reviewActivity', {
  access: { for: 'person' },
  handler: async ({ db, input, caller: { uid }, now }) => {
    const { activityId, ...said } = input;
    const ref = activityReviews(db, activityId).doc(uid);
    await db.runTransaction(async (tx) => {
      const [activity, place, former, authorName] = await Promise.all([
        tx.get(activities(db).doc(activityId)).then(dataOf),
        tx.get(participants(db, activityId).doc(uid)),
        tx.get(ref),
        publicNameOf(db, uid),
      ]);
      const isOver = activity !== null && activityPhase(activity, now) === 'over';
      if (!isOver || !place.exists) throw new AppError('forbidden', 'There is nothing to review');
      if (!former.exists) tx.create(ref, { ...said, authorId: uid, authorName, createdAt: now });
    });
    return { reviewed: true };
  },
});
