import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { syncBlocks } from './sync-blocks';

/** Tells a conversation who of its two sides has blocked the other, so that both see it. */
export const onBlockWritten = onDocumentWritten(
  onDocument('users/{uid}/blocks/{otherUid}'),
  async (event) => {
    const { uid, otherUid } = event.params;
    if (isStale(event, systemClock.now())) return;
    await syncBlocks(database(), conversationId(uid, otherUid));
  },
);
