import type { Message } from '@hearthkin/domain/messaging/conversation';
import type { Notification } from '@hearthkin/domain/notification/notification';
import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  allUnreadMails,
  messages,
  notifications,
  unreadMails,
} from '../platform/records/collections';
import type { UnreadMail } from '../platform/records/mail-records';

/**
 * Unread messages of all people whose email is due, longest due first. Index: unreadMails.dueAt,
 * across collections.
 */
export function dueUnreadMails(db: Firestore, now: Date): Query<UnreadMail> {
  return allUnreadMails(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** A person's unread messages without an email so far, due or not. */
export function unmailedOf(db: Firestore, uid: string): Query<UnreadMail> {
  return unreadMails(db, uid).where('dueAt', '!=', null);
}

/** A person's unread news about a booking. Equalities only, which need no index of their own. */
export function unreadAbout(db: Firestore, uid: string, bookingId: string): Query<Notification> {
  return notifications(db, uid)
    .where('data.bookingId', '==', bookingId)
    .where('readAt', '==', null);
}

/** The first message of one side after an instant. Index: (senderId, timestamp). */
export function firstMessageAfter(
  db: Firestore,
  conversationId: string,
  senderId: string,
  after: Date,
): Query<Message> {
  return messages(db, conversationId)
    .where('senderId', '==', senderId)
    .where('timestamp', '>', after)
    .orderBy('timestamp', 'asc')
    .limit(1);
}
