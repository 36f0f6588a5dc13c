import { type CommunityEvent, eventSchema } from '@hearthkin/domain/community/event';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { toDates } from '../core/converter';
import { database } from '../core/database';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { isStale, onDocument } from '../core/trigger';
import { hasFreePlace, moveUp } from './move-up';
import { notifyOfCancellation } from './notify-of-cancellation';

/** Gives a free place to the first on the waiting list, and notifies guests of a cancellation. */
export const onEventWritten = onDocumentWritten(
  { ...onDocument('events/{eventId}'), secrets: mailSecrets },
  async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const { eventId } = event.params;
    const before = eventIn(event.data?.before);
    const after = eventIn(event.data?.after);
    if (after === null) return;
    const context = { db: database(), now, ...mailDeps() };
    if (hasFreePlace(after, now)) await moveUp(eventId, context);
    if (before?.status === 'approved' && after.status === 'cancelled') {
      await notifyOfCancellation(eventId, after, context);
    }
  },
);

function eventIn(snapshot: DocumentSnapshot | undefined): CommunityEvent | null {
  return snapshot?.exists ? eventSchema.parse(toDates(snapshot.data())) : null;
}
