import { displayNameOf } from '@hearthkin/domain/account/profile';
import {
  REVIEW_EDIT_MS,
  reviewSchema,
  sessionReviewSchema,
} from '@hearthkin/domain/companion/review';
import { describe, expect, it } from 'vitest';
import { companionAccounts, memberAccounts } from './accounts';
import { pastPlans, presentPlans } from './plans';
import { sampleReviews } from './reviews';
import { SampleLedger } from './sessions';

const now = new Date('2026-03-07T18:20:00Z');
const members = memberAccounts(now);
const listed = companionAccounts(0, now).filter(({ listing }) => listing?.listed === true);
const ledger = new SampleLedger(now);
const sessions = [...pastPlans(members, listed, now), ...presentPlans(members, listed)].map(
  (plan) => ledger.session(plan),
);
const authors = new Map(members.map(({ uid, user }) => [uid, displayNameOf(user)]));
const reviews = sampleReviews(sessions, authors, now);

describe('the sample reviews', () => {
  it('are valid documents', () => {
    for (const { original, published } of reviews) {
      expect(sessionReviewSchema.parse(original)).toStrictEqual(original);
      if (published !== null) expect(reviewSchema.parse(published)).toStrictEqual(published);
    }
  });

  it('are not published while their authors may edit them', () => {
    const [latest] = reviews
      .map(({ original }) => original.createdAt)
      .sort((one, other) => other.getTime() - one.getTime());
    if (latest === undefined) throw new Error('There are some');
    const before = sampleReviews(sessions, authors, new Date(latest.getTime() + REVIEW_EDIT_MS));
    const waiting = before.filter(({ published }) => published === null);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThan(before.length / 2);
    for (const { original } of waiting) expect(original.reviewId).toBeNull();
  });

  it('are published under ids of their own, without author and booking', () => {
    const ids = reviews.flatMap(({ original }) => original.reviewId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { authorId, bookingId, original, published } of reviews) {
      const seen = JSON.stringify([original.reviewId, published]);
      expect(seen).not.toContain(bookingId);
      expect(seen).not.toContain(authorId);
    }
  });

  it('are the same in every run', () => {
    expect(sampleReviews(sessions, authors, now)).toEqual(reviews);
  });
});
