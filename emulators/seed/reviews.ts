import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import {
  publishedReview,
  REVIEW_EDIT_MS,
  REVIEW_TAGS,
  type Review,
  type SessionReview,
} from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { REPLY_TEXTS, REVIEW_TEXTS } from './review-texts';
import { Sample } from './sample';
import { idOf, type SampleSession } from './sessions';

interface SampleReview {
  readonly authorId: string;
  readonly bookingId: string;
  readonly original: SessionReview;
  /** Null while its author may edit it. */
  readonly published: Review | null;
}

/** Reviews of most completed sessions; authors by their public names. */
export function sampleReviews(
  sessions: readonly SampleSession[],
  authors: ReadonlyMap<string, string>,
  now: Date,
): SampleReview[] {
  return sessions.flatMap((session) => reviewOf(session, authors, now));
}

function reviewOf(
  { id, booking }: SampleSession,
  authors: ReadonlyMap<string, string>,
  now: Date,
): SampleReview[] {
  const sample = new Sample(Number.parseInt(id.slice(0, 8), 16));
  if (booking.status !== 'completed' || sample.next() < 0.2) return [];
  const chance = sample.next();
  const rating = chance < 0.66 ? 5 : chance < 0.93 ? 4 : 3;
  const createdAt = new Date(booking.updatedAt.getTime() + HOUR_MS);
  const due = new Date(createdAt.getTime() + REVIEW_EDIT_MS);
  const isPublished = due.getTime() < now.getTime();
  const original: SessionReview = {
    companionId: booking.earnerId,
    rating,
    comment: sample.pick(REVIEW_TEXTS[rating]),
    tags: tagsOf(id, rating),
    again: null,
    authorName: authors.get(booking.spenderId) ?? UNKNOWN_USER,
    createdAt,
    editedAt: null,
    reviewId: isPublished ? idOf(`review ${id}`) : null,
    removedAt: null,
  };
  const published = isPublished ? answered(publishedReview(original, due), due, sample, now) : null;
  return [{ authorId: booking.spenderId, bookingId: id, original, published }];
}

/** Up to two of good sessions. Of a chance of their own, so that the rest stays as it was. */
function tagsOf(id: string, rating: number): SessionReview['tags'] {
  if (rating < 4) return [];
  const sample = new Sample(Number.parseInt(id.slice(-8), 16));
  return [...new Set([sample.pick(REVIEW_TAGS), sample.pick(REVIEW_TAGS)])];
}

/** Some companions answer, a day after the review appeared. */
function answered(review: Review, publishedAt: Date, sample: Sample, now: Date): Review {
  const repliedAt = new Date(publishedAt.getTime() + DAY_MS);
  if (sample.next() > 0.3 || repliedAt > now) return review;
  return { ...review, reply: sample.pick(REPLY_TEXTS), repliedAt };
}
