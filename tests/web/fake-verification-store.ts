import { vi } from 'vitest';
import type * as Store from '../../web/src/features/verification/verification-store';
import { betweenTests } from './between-tests';

/** Stands in for what a person hands in of a verification. */
export const submitDocuments = vi.fn<typeof Store.submitDocuments>(async () => {});
export const restartReview = vi.fn<typeof Store.restartReview>(async () => {});

betweenTests(() => {
  submitDocuments.mockReset();
  restartReview.mockReset();
});
