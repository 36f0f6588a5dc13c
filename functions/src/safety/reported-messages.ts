import type { Message } from '@hearthkin/domain/messaging/conversation';
import {
  EVIDENCE_KEEP_MS,
  REPORTED_MESSAGES,
  REPORTED_TAKEN_BACK,
} from '@hearthkin/domain/messaging/evidence';
import type { ReportedMessage } from '@hearthkin/domain/safety/report';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { keptWords, lastMessages, messagesUntil } from '../messaging/messaging-queries';
import { evidence } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { getAllOf } from '../platform/records/get-all';

/**
 * The messages in a report of a conversation, oldest first: its last ones, and all else that the other side took back
 * lately, so that no later messages push it out.
 */
export async function reportedConversation(
  db: Firestore,
  conversationId: string,
  other: string,
): Promise<ReportedMessage[]> {
  const [last, takenBack] = await Promise.all([
    lastWords(db, lastMessages(db, conversationId, REPORTED_MESSAGES), conversationId),
    takenBackBy(db, conversationId, other),
  ]);
  const all = new Map([...takenBack, ...last].map((message) => [message.id, message]));
  return [...all.values()].sort((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
}

/** A reported message, and what came before it, oldest first. */
export function messagesBefore(
  db: Firestore,
  conversationId: string,
  until: Date,
): Promise<ReportedMessage[]> {
  const query = messagesUntil(db, conversationId, until, REPORTED_MESSAGES);
  return lastWords(db, query, conversationId);
}

async function lastWords(
  db: Firestore,
  query: Query<Message>,
  conversationId: string,
): Promise<ReportedMessage[]> {
  const { docs } = await query.get();
  const latest = docs.filter(isReadable).map((doc) => ({ id: doc.id, ...doc.data() }));
  return withRemovedWords(db, conversationId, latest.reverse());
}

async function takenBackBy(
  db: Firestore,
  conversationId: string,
  uid: string,
): Promise<ReportedMessage[]> {
  const ends = await Promise.all(
    (['earliest', 'latest'] as const).map((from) =>
      keptWords(db, conversationId, from, REPORTED_TAKEN_BACK).get(),
    ),
  );
  return ends
    .flatMap(({ docs }) => docs.filter(isReadable))
    .map((doc) => ({ id: doc.id, ...doc.data() }))
    .filter(({ senderId }) => senderId === uid)
    .map(({ id, senderId, content, timestamp, expireAt }) => ({
      id,
      senderId,
      content,
      timestamp,
      redactedAt: new Date(expireAt.getTime() - EVIDENCE_KEEP_MS),
      booking: null,
    }));
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
