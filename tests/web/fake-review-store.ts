import { vi } from 'vitest';
import type * as Store from '../../web/src/data/reviews/review-store';
import { betweenTests } from './between-tests';

/** Replaces the review store. Writes succeed at once by default. */
export const writeReview = vi.fn<typeof Store.writeReview>(async () => {});
export const replyToReview = vi.fn<typeof Store.replyToReview>(async () => {});
export const rateMember = vi.fn<typeof Store.rateMember>(async () => {});
export const changeRating = vi.fn<typeof Store.changeRating>(async () => {});
export const editReview = vi.fn<typeof Store.editReview>(async () => {});

betweenTests(() => {
  for (const fake of [writeReview, editReview, replyToReview, rateMember, changeRating]) {
    fake.mockClear();
  }
});
