import { vi } from 'vitest';
import type * as Store from '../../web/src/app/last-login-store';
import { betweenTests } from './between-tests';

/** Stands in for the record of an account's last visit. */
export const saveLastLogin = vi.fn<typeof Store.saveLastLogin>(async () => {});

betweenTests(() => saveLastLogin.mockReset());
