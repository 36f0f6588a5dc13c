import { isDeepStrictEqual } from 'node:util';
import {
  ratingDistributionSchema,
  STARS,
  type Stars,
  summaryOf,
} from '@hearthkin/domain/companion/review';
import type { Firestore } from 'firebase-admin/firestore';
import { companions } from '../core/collections';
import { reviewsWith } from './companion-queries';

/** Many reviews may arrive at once, and each writes the listing. */
const ATTEMPTS = 20;

/**
 * Updates a listing's numbers of reviews with some stars from its current reviews. It counts instead of
 * incrementing, so events may come late, twice and out of order. Writes only if they differ, and
 * needs nothing else of the listing.
 *
 * The listing is read before the reviews: a concurrent change restarts the transaction, so what is
 * written was counted after everything written before.
 */
export function syncRatings(
  db: Firestore,
  companionId: string,
  changed: readonly Stars[] = STARS,
): Promise<void> {
  const ref = companions(db).doc(companionId);
  return db.runTransaction(
    async (tx) => {
      const listing = await tx.get(ref);
      if (!listing.exists) return;
      const known = ratingDistributionSchema.safeParse(listing.get('ratingDistribution'));
      const counts = await Promise.all(
        STARS.map(async (stars, index) => {
          if (known.success && !changed.includes(stars)) return known.data[index];
          const counted = await tx.get(reviewsWith(db, companionId, stars).count());
          return counted.data().count;
        }),
      );
      const ratingDistribution = ratingDistributionSchema.parse(counts);
      const wanted = { ratingDistribution, ...summaryOf(ratingDistribution) };
      const stored = Object.keys(wanted).map((name) => listing.get(name));
      if (!isDeepStrictEqual(stored, Object.values(wanted))) tx.update(ref, wanted);
    },
    { maxAttempts: ATTEMPTS },
  );
}
