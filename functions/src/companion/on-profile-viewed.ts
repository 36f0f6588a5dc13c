import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { INTERACTIVE } from '../core/deployment';
import { isStale, onDocument, skippingUnreadable } from '../core/trigger';
import { countView } from './count-view';

/** Counts a profile view. */
export const onProfileViewed = onDocumentCreated(
  { ...INTERACTIVE, ...onDocument('companions/{companionId}/views/{viewId}') },
  skippingUnreadable(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    await countView(database(), { eventId: event.id, ...event.params }, now);
  }),
);
