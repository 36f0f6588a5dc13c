import { vi } from 'vitest';
import type * as Store from '../../web/src/features/verification/verification-store';
import { betweenTests } from './between-tests';

/** Replaces the verification store. */
export const submitDocuments = vi.fn<typeof Store.submitDocuments>(async () => {});
export const restartReview = vi.fn<typeof Store.restartReview>(async () => {});

betweenTests(() => {
  submitDocuments.mockReset();
  restartReview.mockReset();
});
