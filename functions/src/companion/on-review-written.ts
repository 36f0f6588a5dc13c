import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { syncRatings } from './sync-ratings';

/** Keeps count and mean of a companion's reviews. Other words with the same stars change nothing. */
export const onReviewWritten = onDocumentWritten(
  onDocument('companions/{companionId}/reviews/{bookingId}'),
  async (event) => {
    const { before, after } = event.data ?? {};
    if (before?.get('rating') === after?.get('rating')) return;
    if (!isStale(event, systemClock.now())) await syncRatings(database(), event.params.companionId);
  },
);
