import {
  type Conversation,
  conversationSchema,
  otherOf,
} from '@hearthkin/domain/messaging/conversation';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { syncUnread } from '../notification/sync-unread';
import { systemClock } from '../platform/clock';
import { allDone } from '../platform/consistency/all-done';
import { INTERACTIVE } from '../platform/deployment';
import { blocks } from '../platform/records/collections';
import { readOr } from '../platform/records/converter';
import { database } from '../platform/records/database';
import { whichExist } from '../platform/records/get-all';
import { following, isStale, onDocument } from '../platform/trigger';
import { countUnread, unreadChanges } from './count-unread';

/**
 * Updates each person's unread count over all conversations, and their notification of unread
 * messages.
 */
export const onConversationWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('conversations/{conversationId}') },
  following(async (event) => {
    const now = systemClock.now();
    const before = conversationIn(event.data?.before);
    const after = conversationIn(event.data?.after);
    const changes = unreadChanges(before?.unread ?? {}, after?.unread ?? {});
    if (changes.length === 0 || isStale(event, now)) return;
    const db = database();
    const { conversationId } = event.params;
    const conversation = after ?? before;
    if (conversation === null) return;
    const sentAt = conversation.lastMessage?.timestamp ?? now;
    const counted = { eventId: event.id, conversationId, conversation, sentAt, changes };
    const others = changes.map(({ uid }) => blocks(db, uid).doc(otherOf(conversation, uid)));
    const hasBlocked = await whichExist(db, others);
    const told = changes.filter(
      ({ uid }, index) =>
        !before?.unread[uid] !== !after?.unread[uid] ||
        // The first unread messages may be hidden by a block, and this one isn't.
        hasBlocked[index],
    );
    await allDone([
      countUnread(db, counted, now),
      ...told.map(({ uid }) => syncUnread(db, conversationId, uid, now)),
    ]);
  }),
);

function conversationIn(snapshot: DocumentSnapshot | undefined): Conversation | null {
  return readOr(conversationSchema, snapshot);
}
