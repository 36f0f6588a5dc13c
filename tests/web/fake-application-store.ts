import { vi } from 'vitest';
import type * as Store from '../../web/src/features/earn/application-store';
import { betweenTests } from './between-tests';

/** Replaces the application store. Writes succeed at once by default. */
export const saveApplication = vi.fn<typeof Store.saveApplication>(async () => {});

betweenTests(() => {
  saveApplication.mockClear();
});
