import { DOWNLOAD_PART, type DownloadPlace } from '@hearthkin/domain/account/download';
import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { type Conversation, type Message, otherOf } from '@hearthkin/domain/messaging/conversation';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { conversationsFrom, messagesAfter } from '../messaging/messaging-queries';
import { blocks, evidence, profiles } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { getAllOf } from '../platform/records/get-all';
import { allOf, pagesOf } from '../platform/sweeps/pages';

/** A part of a person's conversations. */
interface ConversationsPart {
  readonly conversations: readonly unknown[];
  /** Whether the first of them goes on from the part before. */
  readonly goesOn: boolean;
  readonly next: DownloadPlace | null;
}

/**
 * A person's own messages, by conversation, with the words that are kept as evidence of those they took
 * back; of the other side only the public name. It ends after so many messages and conversations.
 */
export async function ownConversations(
  db: Firestore,
  uid: string,
  after: DownloadPlace | null,
  most = DOWNLOAD_PART,
): Promise<ConversationsPart> {
  const conversations: unknown[] = [];
  let [left, goesOn] = [most, false];
  for await (const page of pagesOf(conversationsFrom(db, uid, after?.conversationId ?? null))) {
    for (const doc of page) {
      const { id: conversationId } = doc;
      const isBegun = conversationId === after?.conversationId && after.messageId !== null;
      const messageId = isBegun ? after.messageId : null;
      if (left < 2) return { conversations, goesOn, next: { conversationId, messageId } };
      const written = messagesAfter(db, { conversationId, messageId }, uid).limit(left - 1);
      const { docs } = await written.get();
      conversations.push(await ownSide(db, doc, uid, docs.filter(isReadable)));
      goesOn ||= isBegun;
      left -= 1 + docs.length;
      const last = docs.at(-1);
      // There may be more of it.
      if (left === 0 && last !== undefined) {
        return { conversations, goesOn, next: { conversationId, messageId: last.id } };
      }
    }
  }
  return { conversations, goesOn, next: null };
}

/** These messages of a conversation, as their author's. */
async function ownSide(
  db: Firestore,
  conversation: QueryDocumentSnapshot<Conversation>,
  uid: string,
  written: readonly QueryDocumentSnapshot<Message>[],
): Promise<unknown> {
  const [card] = await getAllOf(db, [profiles(db).doc(otherOf(conversation.data(), uid))]);
  const removed = written.filter((message) => message.data().redactedAt !== null);
  const words = await getAllOf(
    db,
    removed.map(({ id }) => evidence(db, conversation.id).doc(id)),
  );
  const kept = new Map(removed.map(({ id }, at) => [id, words[at]?.content]));
  const messages = written
    .map((message) => ({ ...message.data(), keptWords: kept.get(message.id) }))
    .sort((a, b) => a.timestamp.getTime() - b.timestamp.getTime())
    .map(({ content, timestamp, redactedAt, keptWords }) => ({
      content,
      timestamp,
      redactedAt,
      keptWords,
    }));
  const { readAt } = conversation.data();
  return { with: card?.displayName ?? UNKNOWN_USER, lastReadAt: readAt[uid] ?? null, messages };
}

/** The people a person blocks or has blocked, by public name. */
export async function ownBlocks(db: Firestore, uid: string): Promise<unknown[]> {
  const blocked = await allOf(blocks(db, uid));
  const cards = await getAllOf(
    db,
    blocked.map(({ id }) => profiles(db).doc(id)),
  );
  return blocked.map((doc, index) => {
    const { at, endedAt, past } = doc.data();
    return { with: cards[index]?.displayName ?? UNKNOWN_USER, at, endedAt, past };
  });
}
