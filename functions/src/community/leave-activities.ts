import { isPublicActivity } from '@hearthkin/domain/community/activity-state';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import type { NotifyContext } from '../notification/notify';
import { deleteAllOf, pagesOf, unparsed } from '../platform/sweeps/pages';
import { activitiesBy, activityReviewsBy, participationsOf } from './activity-queries';
import { planActivityEnd } from './cancel-activity';
import { giveBackPlace } from './give-back-place';
import { notifyParticipants } from './notify-participants';

/** Gives back a person's places in group activities. */
export async function leaveActivityPlaces(uid: string, db: Firestore): Promise<void> {
  for await (const page of pagesOf(unparsed(participationsOf(db, uid)))) {
    for (const place of page) await giveBackPlace(db, place, 'participantCount');
  }
}

/**
 * Cancels the upcoming group activities a person hosts; the participants are notified. Requests to host, and proposals, are
 * deleted.
 */
export async function cancelHostedActivities(uid: string, context: NotifyContext): Promise<void> {
  const { db, now } = context;
  for await (const page of pagesOf(activitiesBy(db, uid))) {
    for (const doc of page) {
      const activity = doc.data();
      const end = () =>
        db.runTransaction(async (tx) => (await planActivityEnd(tx, db, doc.id, now))?.end(''));
      if (!isPublicActivity(activity)) {
        await end();
        continue;
      }
      if (activity.startsAt <= now) continue;
      if (activity.status === 'open') {
        // First, so that no one joins in between.
        await end();
      } else if (now.getTime() - activity.updatedAt.getTime() >= DAY_MS) continue;
      await notifyParticipants(doc.id, activity, context);
    }
  }
}

/**
 * For a deleted account: deletes their reviews of activities and the activities they host or
 * hosted, whatever is in them.
 */
export async function deleteHostedActivities(uid: string, db: Firestore): Promise<void> {
  await deleteAllOf(activityReviewsBy(db, uid));
  for await (const page of pagesOf(unparsed(activitiesBy(db, uid)))) {
    for (const { ref } of page) await db.recursiveDelete(ref);
  }
}
