import { conversationSchema } from '@hearthkin/domain/messaging/conversation';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { allDone } from '../core/all-done';
import { systemClock } from '../core/clock';
import { readOr } from '../core/converter';
import { database } from '../core/database';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { syncUnread } from '../notification/sync-unread';
import { countUnread, unreadChanges } from './count-unread';

/**
 * Updates each person's unread count over all conversations, and their notification of unread
 * messages.
 */
export const onConversationWritten = onDocumentWritten(
  onDocument('conversations/{conversationId}'),
  leavingOutUnreadable(async (event) => {
    const now = systemClock.now();
    const before = unreadIn(event.data?.before);
    const after = unreadIn(event.data?.after);
    const changes = unreadChanges(before, after);
    if (changes.length === 0 || isStale(event, now)) return;
    const db = database();
    const { conversationId } = event.params;
    const told = changes.filter(({ uid }) => !before[uid] !== !after[uid]);
    await allDone([
      countUnread(db, { eventId: event.id, changes }, now),
      ...told.map(({ uid }) => syncUnread(db, conversationId, uid, now)),
    ]);
  }),
);

function unreadIn(snapshot: DocumentSnapshot | undefined): Readonly<Record<string, number>> {
  return readOr(conversationSchema, snapshot)?.unread ?? {};
}
