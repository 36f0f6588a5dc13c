import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { syncBlocks } from './sync-blocks';

/** Updates `blockedBy` of the conversation of the two. */
export const onBlockWritten = onDocumentWritten(
  onDocument('users/{uid}/blocks/{otherUid}'),
  async (event) => {
    const { uid, otherUid } = event.params;
    if (isStale(event, systemClock.now())) return;
    await syncBlocks(database(), conversationId(uid, otherUid));
  },
);
