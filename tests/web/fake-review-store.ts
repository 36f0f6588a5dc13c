import { vi } from 'vitest';
import type * as Store from '../../web/src/data/reviews/review-store';
import type * as Reports from '../../web/src/features/companion/report-store';
import { betweenTests } from './between-tests';

/** Stands in for what is saved of reviews and reports. Without other orders it succeeds at once. */
export const writeReview = vi.fn<typeof Store.writeReview>(async () => {});
export const editReview = vi.fn<typeof Store.editReview>(async () => {});
export const reportReview = vi.fn<typeof Reports.reportReview>(async () => {});

betweenTests(() => {
  for (const fake of [writeReview, editReview, reportReview]) {
    fake.mockClear();
  }
});
