import { isDeepStrictEqual } from 'node:util';
import { type Conversation, otherOf } from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { conversations, messages, typing, users } from '../core/collections';
import { pagesOf } from '../core/pages';
import { updateUntilStable } from '../core/update-until-stable';
import { conversationsOf, messagesBy } from '../messaging/messaging-queries';

/**
 * Removes a person's words from their conversations; the other side keeps the thread. Conversations
 * whose other side is gone too are deleted. May be repeated.
 */
export async function leaveConversations(db: Firestore, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(conversationsOf(db, uid))) {
    for (const doc of page) {
      const other = await users(db).doc(otherOf(doc.data(), uid)).get();
      if (other.exists) await redactMessages(db, doc.id, uid, now);
      else await db.recursiveDelete(conversations(db).doc(doc.id));
    }
  }
}

async function redactMessages(db: Firestore, id: string, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(messagesBy(db, id, uid))) {
    const batch = db.batch();
    for (const { ref, data } of page.map((doc) => ({ ref: doc.ref, data: doc.data() }))) {
      if (data.redactedAt === null) {
        batch.update(messages(db, id).doc(ref.id), { content: '', redactedAt: now });
      }
    }
    await batch.commit();
  }
  await typing(db, id).doc(uid).delete();
  await updateUntilStable(conversations(db).doc(id), (conversation) => {
    const rest = withoutTraces(conversation, uid);
    return isDeepStrictEqual({ ...conversation, ...rest }, conversation) ? null : rest;
  });
}

function withoutTraces({ lastMessage, unread, readAt, waitingSince }: Conversation, uid: string) {
  const without = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== uid));
  return {
    lastMessage:
      lastMessage?.senderId === uid
        ? { ...lastMessage, content: '', isRedacted: true }
        : lastMessage,
    unread: without(unread),
    readAt: without(readAt),
    waitingSince: without(waitingSince),
  };
}
