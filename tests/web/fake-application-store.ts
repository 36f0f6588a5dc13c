import { vi } from 'vitest';
import type * as Store from '../../web/src/features/earn/application-store';
import { betweenTests } from './between-tests';

/** Stands in for what is saved of an application. Without other orders it is saved at once. */
export const saveApplication = vi.fn<typeof Store.saveApplication>(async () => {});

betweenTests(() => {
  saveApplication.mockClear();
});
