import type { Message } from '@hearthkin/domain/messaging/conversation';
import { REPORTED_MESSAGES } from '@hearthkin/domain/messaging/evidence';
import type { ReportedMessage } from '@hearthkin/domain/safety/report';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { isReadable } from '../core/converter';
import { getAllOf } from '../core/get-all';
import { evidence } from '../core/record-collections';
import { lastMessages, messagesUntil } from '../messaging/messaging-queries';

/** The last messages of a conversation, oldest first, up to a moment if there is one. */
export async function reportedMessages(
  db: Firestore,
  conversationId: string,
  until: Date | null = null,
): Promise<ReportedMessage[]> {
  const query: Query<Message> =
    until === null
      ? lastMessages(db, conversationId, REPORTED_MESSAGES)
      : messagesUntil(db, conversationId, until, REPORTED_MESSAGES);
  const { docs } = await query.get();
  const latest = docs.filter(isReadable).map((doc) => ({ id: doc.id, ...doc.data() }));
  return withRemovedWords(db, conversationId, latest.reverse());
}

/** Removed ones have the words they had. */
async function withRemovedWords(
  db: Firestore,
  conversationId: string,
  said: readonly ReportedMessage[],
): Promise<ReportedMessage[]> {
  const removed = said.filter(({ redactedAt }) => redactedAt !== null);
  const refs = removed.map(({ id }) => evidence(db, conversationId).doc(id));
  const kept = await getAllOf(db, refs);
  const words = new Map(removed.map(({ id }, index) => [id, kept[index]?.content]));
  return said.map((message) => ({ ...message, content: words.get(message.id) ?? message.content }));
}
