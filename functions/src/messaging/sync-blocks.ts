import { isDeepStrictEqual } from 'node:util';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { blocks, conversations } from '../core/collections';

/**
 * Makes a conversation agree with the blocks of its two sides as they are now, so events may come
 * late, twice and out of order.
 */
export function syncBlocks(db: Firestore, id: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = conversations(db).doc(id);
    const conversation = (await tx.get(ref)).data();
    if (conversation === undefined) return;
    const { participantIds } = conversation;
    const found = await Promise.all(
      participantIds.map((uid) => tx.get(blocks(db, uid).doc(otherOf(conversation, uid)))),
    );
    const blockedBy = participantIds.filter((_, index) => found[index]?.exists);
    if (!isDeepStrictEqual(conversation.blockedBy, blockedBy)) tx.update(ref, { blockedBy });
  });
}
