import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { countView } from './count-view';

/** Counts a profile view. */
export const onProfileViewed = onDocumentCreated(
  { ...INTERACTIVE, ...onDocument('companions/{companionId}/views/{viewId}') },
  following(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    await countView(database(), { eventId: event.id, ...event.params }, now);
  }),
);
