import { afterEach, vi } from 'vitest';
import type * as Store from '../../web/src/lib/presence-store';

/** Stands in for what says that a companion is here. */
export const saveSignOfLife = vi.fn<typeof Store.saveSignOfLife>(async () => {});

afterEach(() => {
  saveSignOfLife.mockClear();
});
