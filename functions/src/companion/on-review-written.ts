import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { syncRatings } from './sync-ratings';

/** Updates a companion's ratings from the published reviews. */
export const onReviewWritten = onDocumentWritten(
  onDocument('companions/{companionId}/reviews/{reviewId}'),
  leavingOutUnreadable(async (event) => {
    const { before, after } = event.data ?? {};
    if (before?.get('rating') === after?.get('rating')) return;
    if (!isStale(event, systemClock.now())) await syncRatings(database(), event.params.companionId);
  }),
);
