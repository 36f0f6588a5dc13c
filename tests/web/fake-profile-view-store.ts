import { vi } from 'vitest';
import type * as Store from '../../web/src/features/companion/profile-view-store';
import { betweenTests } from './between-tests';

/** Stands in for the count of those who look at a profile. */
export const countProfileView = vi.fn<typeof Store.countProfileView>(async () => {});

betweenTests(() => {
  countProfileView.mockClear();
});
