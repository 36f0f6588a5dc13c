import { eventSchema } from '@hearthkin/domain/community/event';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { syncHosts } from '../agreement/sync-busy';
import { mailSecrets, repeatedMailDeps } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { signalDesk } from '../staff/desk-signal';
import { eventFactsIn } from './event-facts';
import { hasFreePlace, moveUp } from './move-up';
import { notifyOfCancellation } from './notify-of-cancellation';

/**
 * Signals the desk, gives a free place to the first on the waiting list, notifies guests of a cancellation, and shows when
 * its host is busy.
 */
export const onEventWritten = onDocumentWritten(
  { ...onDocument('events/{eventId}'), secrets: mailSecrets },
  following(async (event) => {
    const now = systemClock.now();
    if (event.data === undefined || isStale(event, now)) return;
    await signalDesk(event.data, now);
    const { eventId } = event.params;
    const before = eventFactsIn(event.data.before);
    const after = eventFactsIn(event.data.after);
    const context = { db: database(), now, ...repeatedMailDeps() };
    const hosted = [before, after].map((one) => (one?.status === 'approved' ? one : null));
    await syncHosts(context.db, hosted, now);
    if (before?.status === 'approved' && after?.status === 'cancelled') {
      await notifyOfCancellation(eventId, after, context);
    }
    const readable = readOr(eventSchema, event.data.after);
    if (readable !== null && hasFreePlace(readable, now)) await moveUp(eventId, context);
  }),
);
