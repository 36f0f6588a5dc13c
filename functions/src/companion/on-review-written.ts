import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { syncRatings } from './sync-ratings';

/** Updates a companion's ratings. A changed comment with the same stars changes nothing. */
export const onReviewWritten = onDocumentWritten(
  onDocument('companions/{companionId}/reviews/{bookingId}'),
  leavingOutUnreadable(async (event) => {
    const { before, after } = event.data ?? {};
    if (before?.get('rating') === after?.get('rating')) return;
    if (!isStale(event, systemClock.now())) await syncRatings(database(), event.params.companionId);
  }),
);
