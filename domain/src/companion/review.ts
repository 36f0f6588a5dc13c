import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { LIMITS } from '../foundation/fields';
import {
  countSchema,
  filledText,
  idSchema,
  monthSchema,
  text,
  typedText,
} from '../foundation/schemas';
import { utcMonth } from '../foundation/time';
import { REVIEW_NOTES_MAX } from '../verification/documents';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** Maximum length of a comment, in UTF-16 units. */
export const REVIEW_COMMENT_MAX = 1000;

/** The time in which an author may edit a review. It is published afterwards. */
export const REVIEW_EDIT_MS = 7 * DAY_MS;

/** Maximum length of a companion's answer to a review, in UTF-16 units. */
export const REPLY_MAX = 600;

/** The time in which a companion may change an answer. */
export const REPLY_EDIT_MS = 7 * DAY_MS;

/** The words in which a member may describe a companion. */
export const REVIEW_TAGS = [
  'calm',
  'punctual',
  'listener',
  'warm',
  'funny',
  'talker',
  'practical',
  'respectful',
] as const;
export type ReviewTag = (typeof REVIEW_TAGS)[number];

/** Most tags of one review. */
export const MAX_REVIEW_TAGS = 3;

const tagsSchema = z.array(z.enum(REVIEW_TAGS)).check(
  z.maxLength(MAX_REVIEW_TAGS),
  z.refine((tags) => new Set(tags).size === tags.length),
);

const said = {
  rating: z.literal(STARS),
  comment: text(REVIEW_COMMENT_MAX),
  /** In the order of choosing. */
  tags: tagsSchema,
  /** From the author's public card: first name and last initial. */
  authorName: text(LIMITS.name + 3),
};

/**
 * A member's review of a session. Others read a copy, which names no one.
 *
 * @document users/{uid}/sessionReviews/{bookingId}
 * @reads owner, by id; not even staff.
 * @writes `saveReview`, by the member of that booking, once it is completed, under the name of their public card. They
 *   may change stars, words, tags (up to three of a list) and `again` for seven days. `again`, whether they would meet
 *   again, is optional and not in the copy: how it is counted. Functions: `publishReviews` sets `reviewId`, the id of
 *   the copy. It waits while a claim about the session is open, and deletes a review of a session that a claim has
 *   canceled. `reviewReport` sets `removedAt` when it deletes the copy; the original stays, so that there is no other
 *   review of that booking.
 * @goes with the account, or by `publishReviews` if the companion's is gone by then.
 */
export const sessionReviewSchema = z.object({
  ...said,
  /** Whether they would meet again; null if they didn't say. Only counted, and not in the copy. */
  again: z.nullable(z.boolean()),
  companionId: idSchema,
  createdAt: z.date(),
  /** Null until edited. */
  editedAt: z.nullable(z.date()),
  /** The copy's id; null until it is published. */
  reviewId: z.nullable(z.string()),
  /** The time at which our team deleted the copy; null if it didn't. */
  removedAt: z.nullable(z.date()),
});
export type SessionReview = z.infer<typeof sessionReviewSchema>;

/**
 * A review as others read it: stars, words, tags, its author's public name, a month (`publishedIn`), and the
 * companion's answer. Its id is random. It has no id of a person or booking, and the time at which it was made is that
 * of a weekly publication.
 *
 * @document companions/{uid}/reviews/{id}
 * @reads anyone; lists of up to 50.
 * @writes `publishReviews`, from the member's own (`users/{uid}/sessionReviews`). In the same transaction it notifies
 *   the companion, by the same random id and with the stars alone; all notifications of a run have its time, and one
 *   email per companion says how many there are. Companion: answers once by `answerReview` (`reply`, 1 to 600
 *   characters, `repliedAt`), and may change the words for seven days. `reviewReport` may remove the answer: the words
 *   go, `repliedAt` stays, and there is no other.
 * @goes by `reviewReport`, with the author's account, or with the companion's. The answer goes with it.
 */
export const reviewSchema = z.object({
  ...said,
  publishedIn: monthSchema,
  /** The companion's answer; empty without one, and once our team removed it. */
  reply: text(REPLY_MAX),
  /** The time at which it was first written; null if it never was. */
  repliedAt: z.nullable(z.date()),
});
export type Review = z.infer<typeof reviewSchema>;

/** The public copy of a review, published now. */
export function publishedReview(original: SessionReview, now: Date): Review {
  const { rating, comment, tags, authorName } = original;
  const publishedIn = utcMonth(now);
  return { rating, comment, tags, authorName, publishedIn, reply: '', repliedAt: null };
}

/** The review form. */
export const reviewFormSchema = z.object({
  rating: z.literal(STARS, 'Please choose one to five stars'),
  comment: typedText(REVIEW_COMMENT_MAX, 'Please keep it under 1,000 characters'),
  tags: tagsSchema,
  /** The answer whether they would meet again after a session; null if they don't say. */
  again: z.nullable(z.boolean()),
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

/** Input of `saveReview`: of a completed session. */
export const saveReviewInput = z.strictObject({ bookingId: idSchema, review: reviewFormSchema });

/** Input of `answerReview`: a companion's public words. */
export const answerReviewInput = z.strictObject({
  reviewId: idSchema,
  reply: filledText(REPLY_MAX),
});

/**
 * A removal, by staff, of a review of the companion or of their answer: the month of the review, why, and when. It has
 * none of the words.
 *
 * @document companions/{uid}/removedReviews/{id}
 * @reads the companion; lists of up to 50.
 * @writes `reviewReport`, which also notifies the companion.
 * @goes with the account.
 */
export const removedReviewSchema = z.object({
  what: z.enum(['review', 'reply']),
  /** The month of the review. */
  publishedIn: monthSchema,
  /** Why, from our team; may be empty. */
  notes: text(REVIEW_NOTES_MAX),
  removedAt: z.date(),
});
export type RemovedReview = z.infer<typeof removedReviewSchema>;

/** Whether a companion may write an answer, or change the one there is. */
export function canReply({ reply, repliedAt }: Pick<Review, 'reply' | 'repliedAt'>, now: Date) {
  return (
    repliedAt === null || (reply !== '' && now.getTime() <= repliedAt.getTime() + REPLY_EDIT_MS)
  );
}

/** Whether the author may still edit a review. */
export function canEditReview({ createdAt }: Pick<SessionReview, 'createdAt'>, now: Date): boolean {
  return now.getTime() <= createdAt.getTime() + REVIEW_EDIT_MS;
}

/** Number of reviews with one, two, three, four and five stars. */
export const ratingDistributionSchema = z.tuple([
  countSchema,
  countSchema,
  countSchema,
  countSchema,
  countSchema,
]);
export type RatingDistribution = z.infer<typeof ratingDistributionSchema>;

export const NO_RATINGS: RatingDistribution = [0, 0, 0, 0, 0];

/** The distribution of a list of ratings. */
export function distributionOf(ratings: readonly Stars[]): RatingDistribution {
  const count = (stars: Stars) => ratings.filter((rating) => rating === stars).length;
  return [count(1), count(2), count(3), count(4), count(5)];
}

/** Count and mean of a distribution; the mean of none is null. */
export function summaryOf(distribution: RatingDistribution): {
  readonly ratingCount: number;
  readonly ratingAverage: number | null;
} {
  const ratingCount = distribution.reduce((sum, count) => sum + count, 0);
  const stars = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { ratingCount, ratingAverage: ratingCount === 0 ? null : stars / ratingCount };
}

/** Number of published reviews with each tag; those without any are absent. */
export const tagCountsSchema = z.partialRecord(z.enum(REVIEW_TAGS), countSchema);
export type TagCounts = z.infer<typeof tagCountsSchema>;

/** The count of each tag in a list of reviews. */
export function tagCountsOf(reviews: readonly Pick<Review, 'tags'>[]): TagCounts {
  const counts: TagCounts = {};
  for (const tag of reviews.flatMap(({ tags }) => tags)) counts[tag] = (counts[tag] ?? 0) + 1;
  return counts;
}

/** Mentions from which a tag is shown, and the most tags shown. */
const SHOWN_TAGS = { from: 2, most: 5 } as const;

/** The tags to show with their counts, most often mentioned first. */
export function shownTags(counts: TagCounts): (readonly [tag: ReviewTag, count: number])[] {
  return REVIEW_TAGS.map((tag) => [tag, counts[tag] ?? 0] as const)
    .filter(([, count]) => count >= SHOWN_TAGS.from)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN_TAGS.most);
}
