import { vi } from 'vitest';
import type * as LeaveSite from '../../web/src/lib/leave-site';
import { betweenTests } from './between-tests';

/** Replaces going to a page of the payment provider. */
export const leaveFor = vi.fn<typeof LeaveSite.leaveFor>();

betweenTests(() => leaveFor.mockReset());
