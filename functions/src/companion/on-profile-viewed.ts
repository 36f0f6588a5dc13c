import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { PROMPT } from '../core/deployment';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { countView } from './count-view';

/** Counts a profile view. */
export const onProfileViewed = onDocumentCreated(
  { ...PROMPT, ...onDocument('companions/{companionId}/views/{viewId}') },
  leavingOutUnreadable(async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    await countView(database(), { eventId: event.id, ...event.params }, now);
  }),
);
