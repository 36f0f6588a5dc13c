import { activitySchema } from '@hearthkin/domain/community/activity';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { mailSecrets, repeatedMailDeps } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { isStale, onDocument, skippingUnreadable } from '../platform/trigger';
import { notifyParticipants } from './notify-participants';

/** Notifies the participants of a cancelled group activity. */
export const onActivityWritten = onDocumentUpdated(
  { ...onDocument('activities/{activityId}'), secrets: mailSecrets },
  skippingUnreadable(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    const before = readOr(activitySchema, event.data.before);
    const after = readOr(activitySchema, event.data.after);
    if (before?.status === 'open' && after?.status === 'cancelled') {
      const context = { db: database(), now, ...repeatedMailDeps() };
      await notifyParticipants(event.params.activityId, after, context);
    }
  }),
);
