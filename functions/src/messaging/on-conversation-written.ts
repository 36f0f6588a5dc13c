import { conversationSchema } from '@hearthkin/domain/messaging/conversation';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { toDates } from '../core/converter';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { countUnread, unreadChanges } from './count-unread';

/** Keeps each person's count of unread messages over all of their conversations. */
export const onConversationWritten = onDocumentWritten(
  onDocument('conversations/{conversationId}'),
  async (event) => {
    const now = systemClock.now();
    const changes = unreadChanges(unreadIn(event.data?.before), unreadIn(event.data?.after));
    if (changes.length === 0 || isStale(event, now)) return;
    await countUnread(database(), { eventId: event.id, changes }, now);
  },
);

function unreadIn(snapshot: DocumentSnapshot | undefined): Readonly<Record<string, number>> {
  return snapshot?.exists ? conversationSchema.parse(toDates(snapshot.data())).unread : {};
}
