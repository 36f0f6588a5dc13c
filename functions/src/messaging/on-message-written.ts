import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { limitFlood } from './limit-flood';
import { recordMessage } from './record-message';
import { syncRedaction } from './sync-redaction';

/** Updates the conversation of a message, and silences senders of too many. */
export const onMessageWritten = onDocumentWritten(
  onDocument('conversations/{conversationId}/messages/{messageId}'),
  async (event) => {
    const now = systemClock.now();
    const isNew = event.data?.before.exists === false;
    const isThere = event.data?.after.exists === true;
    if (!isThere || isStale(event, now)) return;
    const place = event.params;
    if (!isNew) return syncRedaction(database(), place);
    const sender = await recordMessage(database(), { eventId: event.id, ...place }, now);
    if (sender !== null) await limitFlood(database(), sender, now);
  },
);
