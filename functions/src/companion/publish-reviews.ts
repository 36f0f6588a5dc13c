import {
  publishedReview,
  REVIEW_EDIT_MS,
  type Review,
  type SessionReview,
} from '@hearthkin/domain/companion/review';
import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { companions, reviews } from '../core/collections';
import { pagesOf } from '../core/pages';
import { processAll } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import { unpublishedReviews } from './companion-queries';

/** Reviews per run. */
const MAX_PER_RUN = 5_000;

/**
 * Publishes what members wrote about their sessions, once they can't edit it any more. A public
 * document tells when it was made. So this runs once a week, and in the order of random ids: when a
 * review was written, and so when its session was, shows in neither time nor order. Each is
 * published in its own transaction, so that a repeated run publishes it once; what is too much for
 * a run is left to the next. A failure is logged and doesn't stop the rest.
 */
export const publishReviews = defineScheduled('publishReviews', {
  schedule: 'every monday 04:00',
  options: { timeoutSeconds: 300 },
  handler: async ({ db, now }: Run) => {
    const due = unpublishedReviews(db, new Date(now.getTime() - REVIEW_EDIT_MS));
    const drawn = (await firstOf(due))
      .map((doc) => ({ from: doc.ref, to: reviews(db, doc.data().companionId).doc() }))
      .sort((one, other) => (one.to.id < other.to.id ? -1 : 1));
    const count = await processAll(drawn, {
      fault: 'A review could not be published',
      pathOf: ({ from }) => from.path,
      process: (draw) => publishOne(db, draw, now),
    });
    return { published: count('published'), dropped: count('dropped'), failed: count('failed') };
  },
});

/** The first documents of a query that can be read, as many as a run takes. */
async function firstOf<T>(query: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
  const found: QueryDocumentSnapshot<T>[] = [];
  for await (const page of pagesOf(query)) {
    found.push(...page);
    if (found.length >= MAX_PER_RUN) break;
  }
  return found.slice(0, MAX_PER_RUN);
}

interface Draw {
  readonly from: DocumentReference<SessionReview>;
  readonly to: DocumentReference<Review>;
}

function publishOne(
  db: Firestore,
  { from, to }: Draw,
  now: Date,
): Promise<'published' | 'dropped' | 'passed-over'> {
  return db.runTransaction(async (tx) => {
    const original = (await tx.get(from)).data();
    if (original === undefined || original.reviewId !== null) return 'passed-over';
    const listing = await tx.get(companions(db).doc(original.companionId));
    if (!listing.exists) {
      // The companion's account is deleted, and their reviews went with it.
      tx.delete(from);
      return 'dropped';
    }
    tx.create(to, publishedReview(original, now));
    tx.update(from, { reviewId: to.id });
    return 'published';
  });
}
