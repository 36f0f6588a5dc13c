import type { DownloadPlace } from '@hearthkin/domain/account/download';
import type { Conversation, Message } from '@hearthkin/domain/messaging/conversation';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { conversations, evidence, messages } from '../platform/records/collections';
import type { Evidence } from '../platform/records/records';

/** A person's conversations. */
export function conversationsOf(db: Firestore, uid: string): Query<Conversation> {
  return conversations(db).where('participantIds', 'array-contains', uid);
}

/** The same from one on, in the order of their ids. */
export function conversationsFrom(
  db: Firestore,
  uid: string,
  conversationId: string | null,
): Query<Conversation> {
  const all = conversationsOf(db, uid).orderBy(FieldPath.documentId());
  return conversationId === null ? all : all.startAt(conversationId);
}

/** One person's messages in a conversation. */
export function messagesBy(db: Firestore, conversationId: string, uid: string): Query<Message> {
  return messages(db, conversationId).where('senderId', '==', uid);
}

/** The same after one, in the order of their ids. */
export function messagesAfter(
  db: Firestore,
  { conversationId, messageId }: DownloadPlace,
  uid: string,
): Query<Message> {
  const all = messagesBy(db, conversationId, uid).orderBy(FieldPath.documentId());
  return messageId === null ? all : all.startAfter(messageId);
}

/** The last messages of a conversation, newest first. */
export function lastMessages(db: Firestore, conversationId: string, max: number): Query<Message> {
  return messages(db, conversationId).orderBy('timestamp', 'desc').limit(max);
}

/** The same up to a moment. */
export function messagesUntil(
  db: Firestore,
  conversationId: string,
  until: Date,
  max: number,
): Query<Message> {
  return lastMessages(db, conversationId, max).where('timestamp', '<=', until);
}

/** The words of removed messages of a conversation, from the earliest or from the latest message. */
export function keptWords(
  db: Firestore,
  conversationId: string,
  from: 'earliest' | 'latest',
  max: number,
): Query<Evidence> {
  const direction = from === 'earliest' ? 'asc' : 'desc';
  return evidence(db, conversationId).orderBy('timestamp', direction).limit(max);
}
