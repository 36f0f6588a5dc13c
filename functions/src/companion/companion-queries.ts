import type { Companion } from '@hearthkin/domain/companion/companion';
import type { Review, Stars } from '@hearthkin/domain/companion/review';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { companions, reviews } from '../core/collections';

/** A companion's reviews with that many stars. */
export function reviewsWith(db: Firestore, companionId: string, stars: Stars): Query<Review> {
  return reviews(db, companionId).where('rating', '==', stars);
}

/**
 * Listings marked online without activity since then, longest inactive first. Index:
 * (facets.online, lastActiveAt).
 */
export function silentSince(db: Firestore, then: Date): Query<Companion> {
  return companions(db)
    .where('facets.online', '==', true)
    .where('lastActiveAt', '<=', then)
    .orderBy('lastActiveAt', 'asc');
}
