import type { Firestore } from 'firebase-admin/firestore';
import { conversations, messages } from '../core/collections';
import { updateUntilStable } from '../core/update-until-stable';
import type { MessagePlace } from './record-message';

/** Removes the words of a redacted message from its conversation's `lastMessage`. */
export function syncRedaction(
  db: Firestore,
  { conversationId, messageId }: MessagePlace,
): Promise<void> {
  return updateUntilStable(conversations(db).doc(conversationId), async ({ lastMessage }) => {
    if (lastMessage?.id !== messageId || lastMessage.isRedacted) return null;
    const message = (await messages(db, conversationId).doc(messageId).get()).data();
    if ((message?.redactedAt ?? null) === null) return null;
    return { lastMessage: { ...lastMessage, content: '', isRedacted: true } };
  });
}
