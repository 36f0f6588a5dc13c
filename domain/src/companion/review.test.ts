import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../foundation/durations';
import {
  canEditReview,
  canReply,
  distributionOf,
  MAX_REVIEW_TAGS,
  NO_RATINGS,
  publishedReview,
  REPLY_EDIT_MS,
  REVIEW_COMMENT_MAX,
  REVIEW_TAGS,
  reviewFormSchema,
  reviewSchema,
  type SessionReview,
  STARS,
  sessionReviewSchema,
  shownTags,
  summaryOf,
  tagCountsOf,
} from './review';

const WRITTEN = new Date('2026-06-01T12:00:00Z');

const ORIGINAL: SessionReview = {
  rating: 5,
  comment: 'Kind.',
  tags: [],
  again: null,
  authorName: 'Sam P.',
  companionId: 'eve',
  createdAt: WRITTEN,
  editedAt: null,
  reviewId: null,
  removedAt: null,
};

describe('a review', () => {
  it('can be changed by its author for seven days, to the millisecond', () => {
    const after = (ms: number) => new Date(WRITTEN.getTime() + ms);
    expect(canEditReview({ createdAt: WRITTEN }, WRITTEN)).toBe(true);
    expect(canEditReview({ createdAt: WRITTEN }, after(7 * DAY_MS))).toBe(true);
    expect(canEditReview({ createdAt: WRITTEN }, after(7 * DAY_MS + 1))).toBe(false);
  });

  it('has whole stars', () => {
    expect(sessionReviewSchema.parse(ORIGINAL)).toEqual(ORIGINAL);
    expect(sessionReviewSchema.safeParse({ ...ORIGINAL, rating: 4.5 }).success).toBe(false);
  });

  it.each(['', 'a/b'])('is about a companion, which "%s" cannot be', (companionId) => {
    expect(sessionReviewSchema.safeParse({ ...ORIGINAL, companionId }).success).toBe(false);
  });

  it('is published with stars, words, public name and month, and nothing else', () => {
    const published = publishedReview(ORIGINAL, new Date('2026-06-30T23:59:59.999Z'));
    expect(published).toStrictEqual({
      rating: 5,
      comment: 'Kind.',
      tags: [],
      authorName: 'Sam P.',
      publishedIn: '2026-06',
      reply: '',
      repliedAt: null,
    });
    expect(reviewSchema.parse(published)).toStrictEqual(published);
  });

  it.each(['2026-13', '2026-00', '2026-6', '2026-06-08', ''])(
    'has a month, which "%s" is not',
    (publishedIn) => {
      const published = publishedReview(ORIGINAL, WRITTEN);
      expect(reviewSchema.safeParse({ ...published, publishedIn }).success).toBe(false);
    },
  );

  it('accepts one to five whole stars and a comment up to its limit', () => {
    const takes = (rating: unknown, comment = '') =>
      reviewFormSchema.safeParse({ rating, comment, tags: [], again: null }).success;
    for (const stars of STARS) expect(takes(stars)).toBe(true);
    for (const rating of [0, 6, 4.5, '5', null, undefined]) expect(takes(rating)).toBe(false);
    expect(takes(3, `  ${'x'.repeat(REVIEW_COMMENT_MAX)}  `)).toBe(true);
    expect(takes(3, 'x'.repeat(REVIEW_COMMENT_MAX + 1))).toBe(false);
  });
});

describe('the tags of a review', () => {
  const parsed = (tags: unknown) => sessionReviewSchema.safeParse({ ...ORIGINAL, tags });

  it('are up to three different ones of the list', () => {
    const three = REVIEW_TAGS.slice(0, MAX_REVIEW_TAGS);
    for (const tags of [[], ['calm'], three]) expect(parsed(tags).success).toBe(true);
    for (const tags of [['calm', 'calm'], ['loud'], REVIEW_TAGS.slice(0, 4), 'calm', null]) {
      expect(parsed(tags).success).toBe(false);
      const form = { rating: 5, comment: '', tags };
      expect(reviewFormSchema.safeParse(form).success).toBe(false);
    }
  });

  it('go with the review', () => {
    expect(publishedReview({ ...ORIGINAL, tags: ['warm'] }, WRITTEN).tags).toEqual(['warm']);
  });

  it('are counted, and those shown that are mentioned twice, most often first, five at most', () => {
    const reviews = [['calm', 'warm'], ['warm'], ['funny'], []] as const;
    const counts = tagCountsOf(reviews.map((tags) => ({ tags: [...tags] })));
    expect(counts).toEqual({ calm: 1, warm: 2, funny: 1 });
    expect(shownTags(counts)).toEqual([['warm', 2]]);
    expect(shownTags({})).toEqual([]);
    const many = { calm: 2, punctual: 3, listener: 2, warm: 9, funny: 1, talker: 4, practical: 2 };
    expect(shownTags(many)).toEqual([
      ['warm', 9],
      ['talker', 4],
      ['punctual', 3],
      ['calm', 2],
      ['listener', 2],
    ]);
  });
});

describe('the rating of a companion', () => {
  it('is empty without reviews', () => {
    expect(summaryOf(NO_RATINGS)).toEqual({ ratingCount: 0, ratingAverage: null });
    expect(distributionOf([])).toEqual(NO_RATINGS);
  });

  it('is the number and mean of the reviews', () => {
    expect(distributionOf([5, 3, 5, 1])).toEqual([1, 0, 1, 0, 2]);
    expect(summaryOf([1, 0, 1, 0, 2])).toEqual({ ratingCount: 4, ratingAverage: 3.5 });
  });

  it('does not depend on the order of reviews, and is between one and five', () => {
    const ratings = fc.array(fc.constantFrom(...STARS), { minLength: 1 });
    fc.assert(
      fc.property(ratings, (given) => {
        const { ratingCount, ratingAverage } = summaryOf(distributionOf(given));
        expect(summaryOf(distributionOf([...given].reverse()))).toEqual({
          ratingCount,
          ratingAverage,
        });
        expect(ratingCount).toBe(given.length);
        expect(ratingAverage).toBeGreaterThanOrEqual(1);
        expect(ratingAverage).toBeLessThanOrEqual(5);
        const mean = given.reduce<number>((sum, stars) => sum + stars, 0) / given.length;
        expect(ratingAverage).toBeCloseTo(mean, 10);
      }),
    );
  });
});

describe('an answer to a review', () => {
  const at = new Date('2026-06-08T12:00:00Z');
  const later = (ms: number) => new Date(at.getTime() + ms);

  it('can be written whenever there is none', () => {
    expect(canReply({ reply: '', repliedAt: null }, later(100 * DAY_MS))).toBe(true);
  });

  it('can be changed for seven days, to the millisecond', () => {
    const answered = { reply: 'Thank you.', repliedAt: at };
    expect(canReply(answered, later(REPLY_EDIT_MS))).toBe(true);
    expect(canReply(answered, later(REPLY_EDIT_MS + 1))).toBe(false);
  });

  it('cannot be written again once our team removed it', () => {
    expect(canReply({ reply: '', repliedAt: at }, at)).toBe(false);
  });
});
