import type { Conversation, Message } from '@hearthkin/domain/messaging/conversation';
import type { Report } from '@hearthkin/domain/safety/any-report';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { conversations, messages, reports } from '../core/collections';

/** A person's conversations. */
export function conversationsOf(db: Firestore, uid: string): Query<Conversation> {
  return conversations(db).where('participantIds', 'array-contains', uid);
}

/** One person's messages in a conversation. */
export function messagesBy(db: Firestore, conversationId: string, uid: string): Query<Message> {
  return messages(db, conversationId).where('senderId', '==', uid);
}

/** The last messages of a conversation, newest first. */
export function lastMessages(db: Firestore, conversationId: string, max: number): Query<Message> {
  return messages(db, conversationId).orderBy('timestamp', 'desc').limit(max);
}

/** Reports of conversations by a person. */
export function conversationReportsBy(db: Firestore, uid: string): Query<Report> {
  return reports(db).where('reporterId', '==', uid).where('kind', '==', 'conversation');
}

/** Undecided reports about a person's conversations. */
export function openReportsAbout(db: Firestore, uid: string): Query<Report> {
  return conversationReportsAbout(db, uid).where('status', '==', 'open');
}

/** Reports about a person's conversations, by the other side. */
export function conversationReportsAbout(db: Firestore, uid: string): Query<Report> {
  return reports(db).where('reportedId', '==', uid);
}
