import { vi } from 'vitest';
import type * as Store from '../../web/src/app/presence-store';
import { betweenTests } from './between-tests';

/** Replaces the store of the companion's last-active time. */
export const saveLastActive = vi.fn<typeof Store.saveLastActive>(async () => {});

betweenTests(() => {
  saveLastActive.mockClear();
});
