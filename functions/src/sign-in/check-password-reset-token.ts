import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { usableReset } from './usable-reset';

/**
 * Checks whether a reset link still works, without using it, and tells whose password it sets, so that a password manager
 * knows.
 * @throws AppError as `usableReset`; `rate-limited`.
 */
export const checkPasswordResetToken = defineCallable('checkPasswordResetToken', {
  access: 'anyone',
  deps: (): Auth => authentication(),
  handler: async ({ input, network, now, db }, auth) => {
    await countAttempt(db, 'mailedLinks', network, now);
    const { email } = await usableReset(db, auth, input.token, now);
    return { valid: true, email };
  },
});
