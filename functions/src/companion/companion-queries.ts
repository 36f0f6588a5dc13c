import type { Companion } from '@hearthkin/domain/companion/companion';
import type { Review, Stars } from '@hearthkin/domain/companion/review';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { companions, reviews } from '../core/collections';

/** The reviews of a companion that gave so many stars. */
export function reviewsWith(db: Firestore, companionId: string, stars: Stars): Query<Review> {
  return reviews(db, companionId).where('rating', '==', stars);
}

/**
 * Listings that say their companion is online, without a sign of life since then; longest silent
 * first. Index: (facets.online, lastActiveAt).
 */
export function silentSince(db: Firestore, then: Date): Query<Companion> {
  return companions(db)
    .where('facets.online', '==', true)
    .where('lastActiveAt', '<=', then)
    .orderBy('lastActiveAt', 'asc');
}
