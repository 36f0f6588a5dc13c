import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { usableReset } from './usable-reset';

/**
 * Checks whether a reset link still works, without using it.
 * @throws AppError as `usableReset`.
 */
export const checkPasswordResetToken = defineCallable('checkPasswordResetToken', {
  access: 'anyone',
  deps: (): Auth => authentication(),
  handler: async ({ input, now, db }, auth) => {
    await usableReset(db, auth, input.token, now);
    return { valid: true };
  },
});
