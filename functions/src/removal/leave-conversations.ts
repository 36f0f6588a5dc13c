import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { hasWords, keepEvidence } from '../messaging/keep-evidence';
import { conversationsOf, messagesBy } from '../messaging/messaging-queries';
import { asRead } from '../platform/consistency/if-unchanged';
import { untilStable } from '../platform/consistency/until-stable';
import { conversations, messages, typing, users } from '../platform/records/collections';
import { deleteAllOf, pagesOf, unparsed } from '../platform/sweeps/pages';

/**
 * Removes a person's words from their conversations; the other side keeps the thread. Conversations
 * whose other side is gone too are deleted. The words stay as evidence for reports, as those of any
 * removed message. Nothing is parsed, so that words go whatever is stored beside them. May be
 * repeated.
 */
export async function leaveConversations(db: Firestore, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(unparsed(conversationsOf(db, uid)))) {
    for (const doc of page) {
      const participants: unknown[] = doc.get('participantIds');
      const other = participants.find((one) => typeof one === 'string' && one !== uid);
      const isRead = typeof other === 'string' && (await users(db).doc(other).get()).exists;
      await redactMessages(db, doc.id, uid, now);
      if (!isRead) await deleteConversation(db, doc.id);
    }
  }
}

async function redactMessages(db: Firestore, id: string, uid: string, now: Date): Promise<void> {
  for await (const page of pagesOf(unparsed(messagesBy(db, id, uid)))) {
    const batch = db.batch();
    for (const message of page) {
      const fields = message.data();
      if (fields.content === '' && fields.redactedAt !== null) continue;
      if (hasWords(fields)) keepEvidence(db, batch, id, { id: message.id, fields }, now);
      batch.update(messages(db, id).doc(message.id), { content: '', redactedAt: now });
    }
    await batch.commit();
  }
  await typing(db, id).doc(uid).delete();
  await untilStable(id, async () => {
    const found = await conversations(db).doc(id).withConverter(null).get();
    const conversation = found.data();
    if (conversation === undefined) return 'stable';
    const rest = withoutTraces(conversation, uid);
    if (isDeepStrictEqual({ ...conversation, ...rest }, conversation)) return 'stable';
    await found.ref.update(rest, asRead(found));
    return 'again';
  });
}

/** Without what is kept as evidence. */
async function deleteConversation(db: Firestore, id: string): Promise<void> {
  await deleteAllOf(messages(db, id));
  await deleteAllOf(typing(db, id));
  await conversations(db).doc(id).delete();
}

function withoutTraces(
  { lastMessage, unread, readAt, waitingSince }: DocumentData,
  uid: string,
): DocumentData {
  const without = (record: unknown) =>
    Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key !== uid));
  return {
    lastMessage:
      lastMessage?.senderId === uid
        ? { ...lastMessage, content: '', isRedacted: true }
        : (lastMessage ?? null),
    unread: without(unread),
    readAt: without(readAt),
    waitingSince: without(waitingSince),
  };
}
