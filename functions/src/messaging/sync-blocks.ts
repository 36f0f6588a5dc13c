import { isDeepStrictEqual } from 'node:util';
import { otherOf } from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { blocks, conversations } from '../core/collections';
import { getAllOf } from '../core/get-all';
import { updateUntilStable } from '../core/update-until-stable';

/**
 * Updates a conversation from the current blocks of both sides, so events may come late, twice and
 * out of order.
 */
export function syncBlocks(db: Firestore, id: string): Promise<void> {
  return updateUntilStable(conversations(db).doc(id), async (conversation) => {
    const { participantIds } = conversation;
    const found = await getAllOf(
      db,
      participantIds.map((uid) => blocks(db, uid).doc(otherOf(conversation, uid))),
    );
    const blockedBy = participantIds.filter((_, index) => found[index] !== null);
    return isDeepStrictEqual(conversation.blockedBy, blockedBy) ? null : { blockedBy };
  });
}
