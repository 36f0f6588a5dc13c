import type { Application } from '@hearthkin/domain/companion/application';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { FACETS } from '@hearthkin/domain/companion/facets';
import { FREE_ALERT_MS, type FreeAlert } from '@hearthkin/domain/companion/free-alert';
import type { Live } from '@hearthkin/domain/companion/live';
import type { Review, ReviewTag, SessionReview, Stars } from '@hearthkin/domain/companion/review';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  allLive,
  allSessionReviews,
  applications,
  companions,
  freeAlerts,
  reviews,
} from '../platform/records/collections';

/** Applications that were accepted until then, the latest first. Index: (status, decidedAt descending). */
export function acceptedUntil(db: Firestore, then: Date): Query<Application> {
  return applications(db)
    .where('status', '==', 'accepted')
    .where('decidedAt', '<=', then)
    .orderBy('decidedAt', 'desc');
}

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

/** Companions who are marked online, read at most: as many as a page of the list has. */
const MOST_ONLINE = 24;

/** Listed companions who are marked online and fit a mood, best rated first, by the indexes of the list. */
export function companionsOnline(db: Firestore, mood: Mood | null): Query<Companion> {
  const facets = [FACETS.online, ...(mood === null ? [] : [FACETS.mood(mood)])];
  return facets
    .reduce<Query<Companion>>(
      (query, facet) => query.where(new FieldPath('facets', facet), '==', true),
      companions(db).where('listed', '==', true),
    )
    .orderBy('ratingAverage', 'desc')
    .orderBy('ratingCount', 'desc')
    .limit(MOST_ONLINE);
}

/** Wishes for a mood that aren't over, oldest first. Index: (mood, createdAt). */
export function openFreeAlerts(db: Firestore, mood: Mood | null, now: Date): Query<FreeAlert> {
  return freeAlerts(db)
    .where('mood', '==', mood)
    .where('createdAt', '>', new Date(now.getTime() - FREE_ALERT_MS))
    .orderBy('createdAt', 'asc');
}
