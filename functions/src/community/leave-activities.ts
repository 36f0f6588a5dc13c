import { activities } from '../core/collections';
import { deleteAllOf, pagesOf } from '../core/pages';
import type { NotifyContext } from '../notification/notify';
import { activitiesBy, activityReviewsBy, participationsOf } from './activity-queries';
import { giveBackPlace } from './give-back-place';
import { notifyParticipants } from './notify-participants';

/**
 * For a deleted account: gives back their places in group activities, deletes their reviews of
 * activities and the activities they host. Participants of upcoming ones are notified. May be
 * repeated.
 */
export async function leaveActivities(uid: string, context: NotifyContext): Promise<void> {
  const { db, now } = context;
  for await (const page of pagesOf(participationsOf(db, uid))) {
    for (const place of page) await giveBackPlace(db, place, 'participantCount');
  }
  await deleteAllOf(activityReviewsBy(db, uid));
  for await (const page of pagesOf(activitiesBy(db, uid))) {
    for (const doc of page) {
      const activity = doc.data();
      if (activity.status === 'open' && activity.startsAt > now) {
        // First, so that no one joins in between.
        await activities(db).doc(doc.id).update({ status: 'cancelled', updatedAt: now });
        await notifyParticipants(doc.id, activity, context);
      }
      await db.recursiveDelete(activities(db).doc(doc.id));
    }
  }
}
