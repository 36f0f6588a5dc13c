import { AppError } from '@hearthkin/domain/foundation/errors';
import { defineCallable } from '../platform/callable';
import { requireRecentSignIn } from '../platform/recent-sign-in';
import { users } from '../platform/records/collections';
import { closeForNow, mustStay } from './close-for-now';
import { removalDeps, removalSecrets } from './removal-deps';
import { removeAccount } from './remove-account';
import { isBeingRemoved } from './retained-record';

/**
 * Deletes the caller's account. A repeated call continues where a failed one stopped. While it
 * has to stay (`mustStay`), the account is only closed.
 * @throws AppError as `requireRecentSignIn`, `forbidden` for staff without an account, or
 * `rate-limited` after too much contention.
 */
export const deleteAccount = defineCallable('deleteAccount', {
  access: { for: 'person', standing: 'any', why: 'Everyone may leave.' },
  // Each open booking takes a transaction.
  secrets: removalSecrets,
  deps: removalDeps,
  handler: async ({ db, caller, now }, deps) => {
    const { uid } = caller;
    const isStarted = await isBeingRemoved(db, uid);
    // A removal that has begun has ended the session; it only goes on.
    const signIn = isStarted ? null : await requireRecentSignIn(db, deps.auth, caller, now);
    if (signIn?.customClaims?.admin === true && !(await users(db).doc(uid).get()).exists) {
      throw new AppError('forbidden', 'Staff has no account');
    }
    if (!isStarted && (await mustStay(db, uid, now))) {
      await closeForNow(db, deps, uid, now);
      return { deleted: false };
    }
    await removeAccount(db, deps, uid, now);
    return { deleted: true };
  },
});
