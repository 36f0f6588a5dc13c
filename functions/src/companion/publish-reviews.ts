import { hasOpenClaim } from '@hearthkin/domain/booking/booking';
import {
  publishedReview,
  REVIEW_EDIT_MS,
  type Review,
  type SessionReview,
} from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { countMatchingAnswer } from '../insights/count-matching-answer';
import { actionAt } from '../mail/compose-mail';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Recipient,
  readerOf,
} from '../notification/notify';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { bookings, reviews, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { defineLongSweep, type PageDone, type Stage } from '../platform/sweeps/long-sweep';
import { pagesOf } from '../platform/sweeps/pages';
import { processAll } from '../platform/sweeps/process-each';
import { unpublishedReviews } from './companion-queries';

/** The page where a companion reads and answers their reviews. */
export const OWN_REVIEWS = '/profile?tab=reviews';

/** Companions whose reviews are published at the same time. */
const COMPANIONS = 5;

/** Reviews of one companion that are published at the same time. */
const REVIEWS = 10;

type Counted = 'published' | 'dropped' | 'failed';

/**
 * Publishes what members wrote about their sessions, once they can't edit it any more. A public
 * document tells when it was made. So this runs once a week, companion by companion, each one's
 * reviews in the order of random ids: when a review was written, and so when its session was, shows
 * in neither time nor order, however long the sweep takes. Each is
 * published in its own transaction, so that a repeated run publishes it once; what an open claim is about is left to
 * the next sweep. A session that a decided claim has
 * cancelled is not reviewed. A failure is logged and doesn't stop the rest.
 *
 * Companions are notified of each in its transaction, by its public id and with what the profile shows:
 * all notifications of a sweep have the same time. An email tells how many there are.
 */
export const { sweep: publishReviews, task: publishReviewsTask } = defineLongSweep(
  'publishReviews',
  {
    secrets: mailSecrets,
    withinMs: 7 * DAY_MS - HOUR_MS,
    deps: mailDeps,
    counted: ['published', 'dropped', 'failed'],
    until: (now) => new Date(now.getTime() - REVIEW_EDIT_MS),
    stages: ({ db, begunAt, until }, deps: NotifyDeps): Record<string, Stage<Counted>> => ({
      companions: (after) => publishEach({ db, now: begunAt, ...deps }, until, after),
    }),
  },
);

async function* publishEach(
  context: NotifyContext,
  until: Date,
  after: string | null,
): AsyncGenerator<PageDone<Counted>> {
  const due = unpublishedReviews(context.db, until, after ?? '');
  for await (const companions of inGroups(byCompanion(pagesOf(due)), COMPANIONS)) {
    const counts = await Promise.all(companions.map((own) => publishOf(context, own)));
    const sum = (outcome: Counted) => counts.reduce((total, each) => total + each[outcome], 0);
    yield {
      after: companions.at(-1)?.companionId ?? '',
      counts: { published: sum('published'), dropped: sum('dropped'), failed: sum('failed') },
    };
  }
}

interface OwnReviews {
  readonly companionId: string;
  readonly docs: QueryDocumentSnapshot<SessionReview>[];
}

/** Puts together what is about the same companion; it comes one after the other. */
async function* byCompanion(
  pages: AsyncIterable<readonly QueryDocumentSnapshot<SessionReview>[]>,
): AsyncGenerator<OwnReviews> {
  let own: OwnReviews | undefined;
  for await (const page of pages) {
    for (const doc of page) {
      const { companionId } = doc.data();
      if (own?.companionId !== companionId) {
        if (own !== undefined) yield own;
        own = { companionId, docs: [] };
      }
      own.docs.push(doc);
    }
  }
  if (own !== undefined) yield own;
}

async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Publishes the reviews of one companion in an order that is drawn, and tells them by one email. */
async function publishOf(
  context: NotifyContext,
  { companionId, docs }: OwnReviews,
): Promise<Record<Counted, number>> {
  const drawn = docs
    .map((from) => ({ companionId, from, to: reviews(context.db, companionId).doc() }))
    .sort((one, other) => (one.to.id < other.to.id ? -1 : 1));
  const news: Recipient[] = [];
  const count = await processAll(
    drawn,
    {
      fault: 'A review could not be published',
      pathOf: ({ from }) => from.ref.path,
      process: async (draw) => {
        const { outcome, reader } = await publishOne(context.db, draw, context.now);
        if (reader !== null) news.push(reader);
        return outcome;
      },
    },
    REVIEWS,
  );
  const [reader] = news;
  if (reader !== undefined) await mailNews(reader, news.length, context);
  return { published: count('published'), dropped: count('dropped'), failed: count('failed') };
}

interface Draw {
  readonly companionId: string;
  readonly from: QueryDocumentSnapshot<SessionReview>;
  readonly to: DocumentReference<Review>;
}

interface Published {
  readonly outcome: 'published' | 'dropped' | 'passed-over';
  /** The companion, if the review is new to them. */
  readonly reader: Recipient | null;
}

const PASSED_OVER: Published = { outcome: 'passed-over', reader: null };

/** Not if it has changed since it was read: its author is being deleted, or another run was faster. */
async function publishOne(
  db: Firestore,
  { companionId, from, to }: Draw,
  now: Date,
): Promise<Published> {
  const { ref, id: bookingId } = from;
  const original = from.data();
  const published = db.runTransaction(async (tx): Promise<Published> => {
    const [account, found] = await Promise.all([
      tx.get(users(db).doc(companionId)),
      tx.get(bookings(db).doc(bookingId)),
    ]);
    const booking = dataOf(found);
    const drop = (): Published => {
      tx.delete(ref, asRead(from));
      return { outcome: 'dropped', reader: null };
    };
    // The companion's account is deleted, and their reviews went with it.
    if (!account.exists) return drop();
    if (booking !== null && hasOpenClaim(booking)) return PASSED_OVER;
    // A claim was decided: there was no session, or nothing was paid for it.
    if (booking?.status === 'cancelled') return drop();
    const reader = readerOf(account);
    tx.create(to, publishedReview(original, now));
    tx.update(ref, { reviewId: to.id }, asRead(from));
    if (booking?.fromMatching === true && original.again !== null) {
      countMatchingAnswer(tx, db, to.id, original.again);
    }
    if (reader !== null) {
      const data = { rating: String(original.rating) };
      notify(tx, db, reader, { id: to.id, kind: 'review-published', data, link: OWN_REVIEWS }, now);
    }
    return { outcome: 'published', reader };
  });
  return (await ifUnchanged(published)) ?? PASSED_OVER;
}

/** One email per companion and sweep. */
async function mailNews(reader: Recipient, count: number, context: NotifyContext): Promise<void> {
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
