import {
  contentRemoved,
  REPLY_REMOVED,
  REVIEW_REMOVED,
  withNotes,
} from '@hearthkin/domain/news/words';
import type { PlaceOf, Report } from '@hearthkin/domain/safety/report';
import type { ReportKind } from '@hearthkin/domain/safety/report-outcomes';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { planActivityEnd } from '../community/cancel-activity';
import { planEventEnd } from '../community/cancel-event';
import { planWithdrawal } from '../community/withdraw-story';
import { originalOf } from '../companion/companion-queries';
import { OWN_REVIEWS } from '../companion/publish-reviews';
import { APPEAL, type DecisionNews } from '../notification/decision-news';
import { type Recipient, readRecipient } from '../notification/notify';
import {
  activityReviews,
  companions,
  messages,
  participants,
  removedReviews,
  reviews,
  users,
} from '../platform/records/collections';
import { unparsed } from '../platform/sweeps/pages';

interface Why {
  /** The words for those concerned. */
  readonly reason: string;
  /** The uid of the staff member. */
  readonly by: string;
  readonly now: Date;
}

/** Writes the removal, and says whom to tell. */
export type Removal = (why: Why) => readonly DecisionNews[];

interface Planning<Kind extends ReportKind> {
  readonly tx: Transaction;
  readonly db: Firestore;
  readonly place: PlaceOf<Kind>;
  readonly reportedId: string | null;
}

/** Guests and the page would read them, and the reason is for the host alone. */
const NO_NOTES = '';

/**
 * Reads what the removal of something reported needs. What is gone already is left alone, and no one is told.
 * @throws AppError `has-begun` for an event or activity that has begun.
 */
export async function planRemoval(
  tx: Transaction,
  db: Firestore,
  { place, reportedId }: Pick<Report, 'place' | 'reportedId'>,
  now: Date,
): Promise<Removal> {
  switch (place.kind) {
    case 'review':
      return planReview({ tx, db, place, reportedId });
    case 'message':
      return planMessage({ tx, db, place, reportedId });
    case 'photo':
      return planPhoto({ tx, db, place, reportedId });
    case 'event': {
      const end = await planEventEnd(tx, db, place.eventId, now);
      return told(tx, db, 'event', reportedId, end && (() => end(NO_NOTES)));
    }
    case 'activity': {
      const end = (await planActivityEnd(tx, db, place.activityId, now)) ?? null;
      return told(tx, db, 'activity', reportedId, end && (() => end.end(NO_NOTES)));
    }
    case 'activity-review':
      return planActivityReview({ tx, db, place, reportedId });
    case 'story': {
      const withdraw = await planWithdrawal(tx, db, place.storyId);
      return ({ reason, by, now: at }) => withdraw?.({ notes: reason, by, now: at }) ?? [];
    }
    default:
      throw new Error(`A ${place.kind} can't be removed`);
  }
}

/** A removal whose doer reads that it was one; `null` removes nothing. */
async function told(
  tx: Transaction,
  db: Firestore,
  what: ReportKind,
  uid: string | null,
  remove: ((why: Why) => void) | null,
): Promise<Removal> {
  const reader = uid === null || remove === null ? null : await readRecipient(tx, db, uid);
  return (why) => {
    remove?.(why);
    return reader === null ? [] : [removedNews(reader, what, why.reason)];
  };
}

function removedNews(reader: Recipient, what: ReportKind, notes: string): DecisionNews {
  return {
    reader,
    kind: 'content-removed',
    data: { what, notes },
    link: APPEAL,
    sentence: withNotes(contentRemoved(what), notes),
  };
}

/** The copy goes, and its original is marked: that stays with its author, so it can't be written again. */
async function planReview({ tx, db, place, reportedId }: Planning<'review'>): Promise<Removal> {
  const { companionId, reviewId } = place;
  const copy = reviews(db, companionId).doc(reviewId);
  const [originals, stored, companion, author] = await Promise.all([
    tx.get(unparsed(originalOf(db, reviewId))),
    tx.get(copy),
    readRecipient(tx, db, companionId),
    reportedId === null ? null : readRecipient(tx, db, reportedId),
  ]);
  const review = stored.data();
  return ({ reason, now }) => {
    for (const original of originals.docs) tx.update(original.ref, { removedAt: now });
    tx.delete(copy);
    if (review === undefined) return [];
    const { publishedIn } = review;
    const removed = { what: 'review', publishedIn, notes: reason, removedAt: now } as const;
    if (companion !== null) tx.set(removedReviews(db, companionId).doc(reviewId), removed);
    const news = companion === null ? [] : [reviewNews(companion, 'review-removed', reason)];
    // The companion may have reported it, or been reported by its author.
    const isAuthor = author !== null && author.uid !== companionId;
    return isAuthor ? [...news, removedNews(author, 'review', reason)] : news;
  };
}

function reviewNews(
  reader: Recipient,
  kind: 'review-removed' | 'review-reply-removed',
  notes: string,
): DecisionNews {
  const sentence = kind === 'review-removed' ? REVIEW_REMOVED : REPLY_REMOVED;
  return {
    reader,
    kind,
    data: { notes },
    link: [OWN_REVIEWS, 'See your reviews'],
    sentence: withNotes(sentence, notes),
  };
}

/** Only the companion's answer to a review goes. An empty one stays, so it can't be written again. */
export async function planReplyRemoval(
  tx: Transaction,
  db: Firestore,
  { companionId, reviewId }: PlaceOf<'review'>,
): Promise<Removal> {
  const copy = reviews(db, companionId).doc(reviewId);
  const [stored, companion] = await Promise.all([tx.get(copy), readRecipient(tx, db, companionId)]);
  const review = stored.data();
  return ({ reason, now }) => {
    if (review === undefined) return [];
    tx.update(copy, { reply: '' });
    if (review.reply === '' || companion === null) return [];
    const { publishedIn } = review;
    const removed = { what: 'reply', publishedIn, notes: reason, removedAt: now } as const;
    tx.set(removedReviews(db, companionId).doc(reviewId), removed);
    return [reviewNews(companion, 'review-reply-removed', reason)];
  };
}

/** The review goes, and its author's place is marked, so that it can't be written again. */
async function planActivityReview({
  tx,
  db,
  place: { activityId, authorId },
  reportedId,
}: Planning<'activity-review'>): Promise<Removal> {
  const review = activityReviews(db, activityId).doc(authorId);
  const place = participants(db, activityId).doc(authorId);
  const [{ exists: isThere }, { exists: hasPlace }] = await Promise.all([
    tx.get(review),
    tx.get(place),
  ]);
  const remove = () => tx.delete(review);
  const removal = await told(tx, db, 'activity-review', reportedId, isThere ? remove : null);
  return (why) => {
    if (hasPlace) tx.update(place, { reviewRemovedAt: why.now });
    return removal(why);
  };
}

/** A removal as if its author had done it; its words stay as evidence, by the trigger. */
async function planMessage({ tx, db, place, reportedId }: Planning<'message'>): Promise<Removal> {
  const ref = messages(db, place.conversationId).doc(place.messageId);
  const message = (await tx.get(ref)).data();
  const isThere = message !== undefined && message.redactedAt === null;
  const redact = ({ now }: Why) => tx.update(ref, { content: '', redactedAt: now });
  return told(tx, db, 'message', reportedId, isThere ? redact : null);
}

/** Account and listing no longer name it; their triggers delete the file and change every copy. */
async function planPhoto({ tx, db, place, reportedId }: Planning<'photo'>): Promise<Removal> {
  const [account, listing] = await Promise.all([
    tx.get(users(db).doc(place.uid)),
    tx.get(companions(db).doc(place.uid)),
  ]);
  const without = (doc: typeof account | typeof listing, fields: readonly string[]) => {
    const named = fields.filter((field) => doc.get(field) === place.photo);
    return Object.fromEntries(named.map((field) => [field, null]));
  };
  const ofAccount = without(account, ['profilePhoto', 'coverPhoto']);
  const ofListing = without(listing, ['photo', 'cover', 'video']);
  const isNamed = (fields: object) => Object.keys(fields).length > 0;
  // An update of nothing is an error.
  const remove = () => {
    if (isNamed(ofAccount)) tx.update(account.ref, ofAccount);
    if (isNamed(ofListing)) tx.update(listing.ref, ofListing);
  };
  const isShown = isNamed({ ...ofAccount, ...ofListing });
  return told(tx, db, 'photo', reportedId, isShown ? remove : null);
}
