import type { Live } from '@hearthkin/domain/companion/live';
import type { Review, ReviewTag, SessionReview, Stars } from '@hearthkin/domain/companion/review';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { allLive, allSessionReviews, reviews } from '../core/collections';

/** A companion's published reviews with that many stars. */
export function reviewsWith(db: Firestore, companionId: string, stars: Stars): Query<Review> {
  return reviews(db, companionId).where('rating', '==', stars);
}

/** A companion's published reviews with a tag. */
export function reviewsTagged(db: Firestore, companionId: string, tag: ReviewTag): Query<Review> {
  return reviews(db, companionId).where('tags', 'array-contains', tag);
}

/**
 * Unpublished reviews of all members written before then, of companions whose uid comes after one, by companion.
 * Index across collections: (reviewId, companionId, createdAt).
 */
export function unpublishedReviews(
  db: Firestore,
  then: Date,
  afterCompanion: string,
): Query<SessionReview> {
  return allSessionReviews(db)
    .where('reviewId', '==', null)
    .where('createdAt', '<', then)
    .where('companionId', '>', afterCompanion)
    .orderBy('companionId', 'asc')
    .orderBy('createdAt', 'asc');
}

/** The original of a published review. Index across collections: reviewId. */
export function originalOf(db: Firestore, reviewId: string): Query<SessionReview> {
  return allSessionReviews(db).where('reviewId', '==', reviewId).limit(1);
}

/**
 * Companions of a shard (0 to `ONLINE_SHARDS` - 1) who are marked online without activity since then, longest
 * inactive first. Index across collections: (onlineShard, lastActiveAt).
 */
export function silentSince(db: Firestore, shard: number, then: Date): Query<Live> {
  return allLive(db)
    .where('onlineShard', '==', shard)
    .where('lastActiveAt', '<=', then)
    .orderBy('lastActiveAt', 'asc');
}
