import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { conversations, messages } from '../core/collections';
import { database } from '../core/database';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { updateUntilStable } from '../core/update-until-stable';
import { type MessagePlace, recordMessage } from './record-message';
import { renewAllowance } from './renew-allowance';

/** Updates the conversation of a message, and renews its sender's allowance. */
export const onMessageWritten = onDocumentWritten(
  onDocument('conversations/{conversationId}/messages/{messageId}'),
  leavingOutUnreadable(async (event) => {
    const now = systemClock.now();
    const isNew = event.data?.before.exists === false;
    const isThere = event.data?.after.exists === true;
    if (!isThere || isStale(event, now)) return;
    const place = event.params;
    if (!isNew) return syncRedaction(database(), place);
    const sender = await recordMessage(database(), { eventId: event.id, ...place }, now);
    if (sender === null) return;
    await renewAllowance(database(), sender, now);
  }),
);

/** Removes the words of a redacted message from its conversation's `lastMessage`. */
function syncRedaction(db: Firestore, { conversationId, messageId }: MessagePlace): Promise<void> {
  return updateUntilStable(conversations(db).doc(conversationId), async ({ lastMessage }) => {
    if (lastMessage?.id !== messageId || lastMessage.isRedacted) return null;
    const message = (await messages(db, conversationId).doc(messageId).get()).data();
    if ((message?.redactedAt ?? null) === null) return null;
    return { lastMessage: { ...lastMessage, content: '', isRedacted: true } };
  });
}
