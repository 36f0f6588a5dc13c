import type { Firestore } from 'firebase-admin/firestore';
import { conversations, messages } from '../core/collections';
import type { MessagePlace } from './record-message';

/** Takes the words of a message that was taken back out of its conversation, if they are there. */
export function syncRedaction(
  db: Firestore,
  { conversationId, messageId }: MessagePlace,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = conversations(db).doc(conversationId);
    const [known, changed] = await Promise.all([
      tx.get(ref),
      tx.get(messages(db, conversationId).doc(messageId)),
    ]);
    const last = known.data()?.lastMessage;
    const isRedacted = (changed.data()?.redactedAt ?? null) !== null;
    if (!isRedacted || last?.id !== messageId || last.isRedacted) return;
    tx.update(ref, { lastMessage: { ...last, content: '', isRedacted: true } });
  });
}
