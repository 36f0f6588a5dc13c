import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { conversationsOf, messagesBy } from '../messaging/messaging-queries';
import { blocks, evidence, profiles } from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import { allOf, pagesOf } from '../platform/sweeps/pages';

/**
 * A person's own messages, by conversation, with the words that are kept as evidence of those they took
 * back; of the other side only the public name.
 */
export async function ownConversations(db: Firestore, uid: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const page of pagesOf(conversationsOf(db, uid))) {
    const others = page.map((doc) => profiles(db).doc(otherOf(doc.data(), uid)));
    const cards = await getAllOf(db, others);
    for (const [index, doc] of page.entries()) {
      const written = await allOf(messagesBy(db, doc.id, uid));
      const removed = written.filter((message) => message.data().redactedAt !== null);
      const words = await getAllOf(
        db,
        removed.map(({ id }) => evidence(db, doc.id).doc(id)),
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
      const { readAt } = doc.data();
      const name = cards[index]?.displayName ?? UNKNOWN_USER;
      all.push({ with: name, lastReadAt: readAt[uid] ?? null, messages });
    }
  }
  return all;
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
