import { hasOpenClaim } from '@hearthkin/domain/booking/booking';
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
import { bookings, companions, reviews } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import { dataOf } from '../core/converter';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { pagesOf } from '../core/pages';
import { processAll } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { unpublishedReviews } from './companion-queries';

/** Where a companion reads and answers their reviews. */
export const OWN_REVIEWS = '/profile?tab=reviews';

/** Reviews per run. */
const MAX_PER_RUN = 5_000;

/**
 * Publishes what members wrote about their sessions, once they can't edit it any more. A public
 * document tells when it was made. So this runs once a week, and in the order of random ids: when a
 * review was written, and so when its session was, shows in neither time nor order. Each is
 * published in its own transaction, so that a repeated run publishes it once; what is too much for
 * a run is left to the next, and so is what an open claim is about. A session that a decided claim has
 * cancelled is not reviewed. A failure is logged and doesn't stop the rest.
 *
 * Companions are notified of each in its transaction, by its public id and with what the profile shows:
 * all notifications of a run have the same time. An email tells how many there are.
 */
export const publishReviews = defineScheduled('publishReviews', {
  schedule: 'every monday 04:00',
  options: { timeoutSeconds: 300, secrets: mailSecrets },
  deps: mailDeps,
  handler: async ({ db, now }: Run, deps: NotifyDeps) => {
    const due = unpublishedReviews(db, new Date(now.getTime() - REVIEW_EDIT_MS));
    const drawn = (await firstOf(due))
      .map((doc) => {
        const { companionId } = doc.data();
        return { companionId, from: doc.ref, to: reviews(db, companionId).doc() };
      })
      .sort((one, other) => (one.to.id < other.to.id ? -1 : 1));
    const news: Reader[] = [];
    const count = await processAll(drawn, {
      fault: 'A review could not be published',
      pathOf: ({ from }) => from.path,
      process: async (draw) => {
        const { outcome, reader } = await publishOne(db, draw, now);
        if (reader !== null) news.push(reader);
        return outcome;
      },
    });
    await mailNews(news, { db, now, ...deps });
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
  readonly companionId: string;
  readonly from: DocumentReference<SessionReview>;
  readonly to: DocumentReference<Review>;
}

interface Published {
  readonly outcome: 'published' | 'dropped' | 'passed-over';
  /** The companion, if the review is new to them. */
  readonly reader: Reader | null;
}

function publishOne(db: Firestore, { companionId, from, to }: Draw, now: Date): Promise<Published> {
  return db.runTransaction(async (tx) => {
    const original = (await tx.get(from)).data();
    if (original === undefined || original.reviewId !== null) {
      return { outcome: 'passed-over', reader: null };
    }
    const listing = await tx.get(companions(db).doc(companionId));
    if (!listing.exists) {
      // The companion's account is deleted, and their reviews went with it.
      tx.delete(from);
      return { outcome: 'dropped', reader: null };
    }
    const booking = dataOf(await tx.get(bookings(db).doc(from.id)));
    if (booking !== null && hasOpenClaim(booking)) return { outcome: 'passed-over', reader: null };
    if (booking?.status === 'cancelled') {
      // A claim was decided: there was no session, or nothing was paid for it.
      tx.delete(from);
      return { outcome: 'dropped', reader: null };
    }
    const reader = await readReader(tx, db, companionId);
    tx.create(to, publishedReview(original, now));
    tx.update(from, { reviewId: to.id });
    if (reader !== null) {
      const data = { rating: String(original.rating) };
      notify(tx, db, reader, { id: to.id, kind: 'review-published', data, link: OWN_REVIEWS }, now);
    }
    return { outcome: 'published', reader };
  });
}

/** One email per companion and run. `news` has a companion once for each of their reviews. */
async function mailNews(news: readonly Reader[], context: NotifyContext): Promise<void> {
  for (const reader of new Map(news.map((one) => [one.uid, one])).values()) {
    const count = news.filter(({ uid }) => uid === reader.uid).length;
    const content = {
      subject: count === 1 ? 'You have a new review' : `You have ${count} new reviews`,
      parts: [
        'Read what members say of their sessions with you. You can answer each review once.',
        ...actionAt(context.siteUrl, OWN_REVIEWS, 'Read your reviews'),
      ],
    };
    const about = String(context.now.getTime());
    await mailNotification(context, reader, { kind: 'review-published', about, content });
  }
}
