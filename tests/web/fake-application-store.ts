import { vi } from 'vitest';
import type * as Store from '../../web/src/features/earn/application-store';
import { betweenTests } from './between-tests';

/** Replaces the application store. Writes succeed at once by default. */
export const saveDraft = vi.fn<typeof Store.saveDraft>(async () => {});

betweenTests(() => {
  saveDraft.mockReset();
  saveDraft.mockResolvedValue();
});
