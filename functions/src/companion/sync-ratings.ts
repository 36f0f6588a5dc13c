import { isDeepStrictEqual } from 'node:util';
import {
  REVIEW_TAGS,
  type ReviewTag,
  ratingDistributionSchema,
  STARS,
  type Stars,
  summaryOf,
  type TagCounts,
  tagCountsSchema,
} from '@hearthkin/domain/companion/review';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { companions } from '../platform/records/collections';
import { reviewsTagged, reviewsWith } from './companion-queries';

/** Many reviews may arrive at once, and each writes the listing. */
const ATTEMPTS = 20;

/** The counts that may differ since a review has changed. */
export interface Recount {
  readonly stars: readonly Stars[];
  readonly tags: readonly ReviewTag[];
}

const EVERYTHING: Recount = { stars: STARS, tags: REVIEW_TAGS };

/**
 * Updates a listing's numbers of reviews with some stars and tags from its current reviews. It counts instead of
 * incrementing, so events may come late, twice and out of order. Writes only if they differ, and
 * needs nothing else of the listing.
 *
 * The listing is read before the reviews: a concurrent change restarts the transaction, so what is
 * written was counted after everything written before.
 */
export function syncRatings(
  db: Firestore,
  companionId: string,
  changed: Recount = EVERYTHING,
): Promise<void> {
  const ref = companions(db).doc(companionId);
  return db.runTransaction(
    async (tx) => {
      const listing = await tx.get(ref);
      if (!listing.exists) return;
      const known = ratingDistributionSchema.safeParse(listing.get('ratingDistribution'));
      const counts = await Promise.all(
        STARS.map(async (stars, index) => {
          if (known.success && !changed.stars.includes(stars)) return known.data[index];
          const counted = await tx.get(reviewsWith(db, companionId, stars).count());
          return counted.data().count;
        }),
      );
      const ratingDistribution = ratingDistributionSchema.parse(counts);
      const tagCounts = await countTags(tx, db, listing, changed.tags);
      const wanted = { ratingDistribution, ...summaryOf(ratingDistribution), tagCounts };
      const stored = Object.keys(wanted).map((name) => listing.get(name));
      if (!isDeepStrictEqual(stored, Object.values(wanted))) tx.update(ref, wanted);
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** All tags are counted if none were before. */
async function countTags(
  tx: Transaction,
  db: Firestore,
  listing: DocumentSnapshot,
  changed: readonly ReviewTag[],
): Promise<TagCounts> {
  const known = tagCountsSchema.safeParse(listing.get('tagCounts'));
  const counts = await Promise.all(
    REVIEW_TAGS.map(async (tag) => {
      if (known.success && !changed.includes(tag)) return [tag, known.data[tag] ?? 0] as const;
      const counted = await tx.get(reviewsTagged(db, listing.id, tag).count());
      return [tag, counted.data().count] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
