import { vi } from 'vitest';
import type * as Store from '../../web/src/app/last-login-store';
import { betweenTests } from './between-tests';

/** Replaces the store of an account's last sign-in. */
export const saveLastLogin = vi.fn<typeof Store.saveLastLogin>(async () => {});

betweenTests(() => saveLastLogin.mockReset());
