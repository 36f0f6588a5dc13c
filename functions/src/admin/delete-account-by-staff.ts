import { AppError } from '@hearthkin/domain/errors';
import { deletionEntryId } from '../account/remember-person';
import { removalDeps, removalSecrets } from '../account/removal-deps';
import { removeAccount } from '../account/remove-account';
import { isBeingRemoved } from '../account/retained-record';
import { signInById } from '../core/auth';
import { defineCallable } from '../core/callable';
import { auditLog, users } from '../core/collections';
import { pseudonymOf } from './forget-in-audit';
import { requireOtherAccount } from './require-other';

/**
 * Deletes an account like its owner could, or a sign-in whose account is gone. The log keeps that
 * it was done and why, under a pseudonym; who they were is remembered like after a suspension
 * (`rememberPerson`). A repeated call finishes a failed removal, as
 * `finishRemovals` does, and isn't logged again.
 * @throws AppError `not-found` without an account and a sign-in, `forbidden` for oneself and other
 * staff, `rate-limited` after too much contention.
 */
export const deleteAccountByStaff = defineCallable('deleteAccountByStaff', {
  access: 'admin-act',
  // Each open booking takes a transaction.
  options: { secrets: removalSecrets, timeoutSeconds: 300 },
  deps: removalDeps,
  handler: async ({ db, input: { uid, reason }, caller, now }, deps) => {
    await requireOtherAccount(deps.auth, caller, uid);
    const [account, signIn, isStarted] = await Promise.all([
      users(db).doc(uid).get(),
      signInById(deps.auth, uid),
      isBeingRemoved(db, uid),
    ]);
    const pseudonym = pseudonymOf(uid);
    const entry = auditLog(db).doc(deletionEntryId(uid));
    const isThere = account.exists || signIn !== null || isStarted;
    await db.runTransaction(async (tx) => {
      if ((await tx.get(entry)).exists) return;
      if (!isThere) throw new AppError('not-found', 'There is no such account');
      tx.create(entry, {
        at: now,
        act: 'account-deleted',
        by: caller.uid,
        target: `users/${pseudonym}`,
        note: reason,
        concerns: [],
      });
    });
    if (isThere) await removeAccount(db, deps, uid, now);
    return { deleted: true };
  },
});
