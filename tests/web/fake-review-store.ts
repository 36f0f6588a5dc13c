import { vi } from 'vitest';
import type * as Store from '../../web/src/data/reviews/review-store';
import type * as Reports from '../../web/src/features/companion/report-store';
import { betweenTests } from './between-tests';

/** Replaces the review and report stores. Writes succeed at once by default. */
export const writeReview = vi.fn<typeof Store.writeReview>(async () => {});
export const replyToReview = vi.fn<typeof Store.replyToReview>(async () => {});
export const editReview = vi.fn<typeof Store.editReview>(async () => {});
export const reportReview = vi.fn<typeof Reports.reportReview>(async () => {});

betweenTests(() => {
  for (const fake of [writeReview, editReview, replyToReview, reportReview]) {
    fake.mockClear();
  }
});
