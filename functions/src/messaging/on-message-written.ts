import { SYSTEM_SENDER } from '@hearthkin/domain/messaging/conversation';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { asRead } from '../platform/consistency/if-unchanged';
import { untilStable } from '../platform/consistency/until-stable';
import { INTERACTIVE } from '../platform/deployment';
import { conversations, messages } from '../platform/records/collections';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { hasWords, keepEvidence } from './keep-evidence';
import { type MessagePlace, recordMessage } from './record-message';
import { renewAllowance } from './renew-allowance';

/**
 * Updates the conversation of a message, keeps the words of a removed one as evidence, and renews
 * its sender's allowance.
 */
export const onMessageWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('conversations/{conversationId}/messages/{messageId}') },
  following(async (event) => {
    const now = systemClock.now();
    const isNew = event.data?.before.exists === false;
    const isThere = event.data?.after.exists === true;
    const place = event.params;
    if (event.data !== undefined) await keepRemovedWords(database(), place, event.data, now);
    if (!isThere || isStale(event, now)) return;
    if (!isNew) return syncRedaction(database(), place);
    // `writeBookingLine` updates the conversation in the same transaction.
    if (event.data?.after.get('senderId') === SYSTEM_SENDER) return;
    const sender = await recordMessage(database(), { eventId: event.id, ...place }, now);
    if (sender === null) return;
    await renewAllowance(database(), sender, now);
  }),
);

/** However late the event comes. */
async function keepRemovedWords(
  db: Firestore,
  { conversationId, messageId }: MessagePlace,
  { before, after }: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot },
  now: Date,
): Promise<void> {
  const fields = before.data();
  if (fields === undefined || !hasWords(fields) || after.get('content') === fields.content) return;
  const batch = db.batch();
  keepEvidence(db, batch, conversationId, { id: messageId, fields }, now);
  await batch.commit();
}

/** Removes the words of a redacted message from its conversation's `lastMessage`. */
function syncRedaction(db: Firestore, { conversationId, messageId }: MessagePlace): Promise<void> {
  return untilStable(conversationId, async () => {
    const conversation = await conversations(db).doc(conversationId).get();
    const lastMessage = conversation.data()?.lastMessage;
    if (lastMessage?.id !== messageId || lastMessage.isRedacted) return 'stable';
    const message = (await messages(db, conversationId).doc(messageId).get()).data();
    if ((message?.redactedAt ?? null) === null) return 'stable';
    const redacted = { ...lastMessage, content: '', isRedacted: true };
    await conversation.ref.update({ lastMessage: redacted }, asRead(conversation));
    return 'again';
  });
}
