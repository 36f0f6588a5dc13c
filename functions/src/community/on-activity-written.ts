import { type Activity, activitySchema } from '@hearthkin/domain/community/activity';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { toDates } from '../core/converter';
import { database } from '../core/database';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { isStale, onDocument } from '../core/trigger';
import { notifyParticipants } from './notify-participants';

/** Notifies the participants of a cancelled group activity. */
export const onActivityWritten = onDocumentUpdated(
  { ...onDocument('activities/{activityId}'), secrets: mailSecrets },
  async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    const [before, after] = [activityIn(event.data.before), activityIn(event.data.after)];
    if (before.status === 'open' && after.status === 'cancelled') {
      const context = { db: database(), now, ...mailDeps() };
      await notifyParticipants(event.params.activityId, after, context);
    }
  },
);

function activityIn(snapshot: DocumentSnapshot): Activity {
  return activitySchema.parse(toDates(snapshot.data()));
}
