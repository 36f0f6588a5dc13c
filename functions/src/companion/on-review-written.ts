import { STARS } from '@hearthkin/domain/companion/review';
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
    const changed: unknown[] = [before?.get('rating'), after?.get('rating')];
    if (changed[0] === changed[1] || isStale(event, systemClock.now())) return;
    const stars = STARS.filter((one) => changed.includes(one));
    await syncRatings(database(), event.params.companionId, stars);
  }),
);
