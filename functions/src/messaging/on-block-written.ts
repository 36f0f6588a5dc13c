import { isDeepStrictEqual } from 'node:util';
import { conversationId, otherOf } from '@hearthkin/domain/messaging/conversation';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { blocks, conversations } from '../core/collections';
import { database } from '../core/database';
import { whichExist } from '../core/get-all';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { updateUntilStable } from '../core/update-until-stable';

/** Updates `blockedBy` of the conversation of the two. */
export const onBlockWritten = onDocumentWritten(
  onDocument('users/{uid}/blocks/{otherUid}'),
  leavingOutUnreadable(async (event) => {
    const { uid, otherUid } = event.params;
    if (isStale(event, systemClock.now())) return;
    await syncBlocks(database(), conversationId(uid, otherUid));
  }),
);

/**
 * Updates a conversation from the current blocks of both sides, so events may come late, twice and
 * out of order.
 */
function syncBlocks(db: Firestore, id: string): Promise<void> {
  return updateUntilStable(conversations(db).doc(id), async (conversation) => {
    const { participantIds } = conversation;
    const found = await whichExist(
      db,
      participantIds.map((uid) => blocks(db, uid).doc(otherOf(conversation, uid))),
    );
    const blockedBy = participantIds.filter((_, index) => found[index]);
    return isDeepStrictEqual(conversation.blockedBy, blockedBy) ? null : { blockedBy };
  });
}
