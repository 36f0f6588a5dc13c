import { vi } from 'vitest';
import type * as Store from '../../web/src/features/companion/profile-view-store';
import { betweenTests } from './between-tests';

/** Replaces the store that counts profile views. */
export const countProfileView = vi.fn<typeof Store.countProfileView>(async () => {});

betweenTests(() => {
  countProfileView.mockClear();
});
