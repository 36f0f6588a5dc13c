import { vi } from 'vitest';
import type * as Store from '../../web/src/app/presence-store';
import { betweenTests } from './between-tests';

/** Stands in for what says that a companion is here. */
export const saveSignOfLife = vi.fn<typeof Store.saveSignOfLife>(async () => {});

betweenTests(() => {
  saveSignOfLife.mockClear();
});
