import { activitySchema } from '@hearthkin/domain/community/activity';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { syncHosts } from '../agreement/sync-busy';
import { mailSecrets, repeatedMailDeps } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { signalDesk } from '../staff/desk-signal';
import { notifyParticipants } from './notify-participants';

/** Signals the desk, notifies the participants of a cancelled group activity, and shows when its host is busy. */
export const onActivityWritten = onDocumentWritten(
  { ...onDocument('activities/{activityId}'), secrets: mailSecrets },
  following(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    await signalDesk(event.data, now);
    const before = readOr(activitySchema, event.data.before);
    const after = readOr(activitySchema, event.data.after);
    const hosted = [before, after].map((one) => (one?.status === 'open' ? one : null));
    await syncHosts(database(), hosted, now);
    if (before?.status === 'open' && after?.status === 'cancelled') {
      const context = { db: database(), now, ...repeatedMailDeps() };
      await notifyParticipants(event.params.activityId, after, context);
    }
  }),
);
