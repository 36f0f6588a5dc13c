import { isDeepStrictEqual } from 'node:util';
import { REVIEW_TAGS, STARS } from '@hearthkin/domain/companion/review';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { syncRatings } from './sync-ratings';

/** Updates a companion's ratings and tags from the published reviews. */
export const onReviewWritten = onDocumentWritten(
  onDocument('companions/{companionId}/reviews/{reviewId}'),
  following(async (event) => {
    const { before, after } = event.data ?? {};
    const ratings: unknown[] = [before?.get('rating'), after?.get('rating')];
    const tagged: unknown[][] = [before?.get('tags') ?? [], after?.get('tags') ?? []];
    const isSame = ratings[0] === ratings[1] && isDeepStrictEqual(tagged[0], tagged[1]);
    if (isSame || isStale(event, systemClock.now())) return;
    await syncRatings(database(), event.params.companionId, {
      stars: STARS.filter((one) => ratings.includes(one)),
      tags: REVIEW_TAGS.filter((one) => tagged.flat().includes(one)),
    });
  }),
);
