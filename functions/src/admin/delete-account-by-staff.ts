import { AppError } from '@hearthkin/domain/errors';
import { type RemovalDeps, removeAccount } from '../account/remove-account';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { auditLog, users } from '../core/collections';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { deleteFolder } from '../core/storage';
import { pseudonymOf } from './forget-in-audit';
import { requireOtherAccount } from './require-other-account';

/**
 * Deletes an account like its owner could. The log keeps that it was done and why, under a
 * pseudonym. Once the account is closed, `finishRemovals` completes a failed removal.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff,
 * `rate-limited` after too much contention.
 */
export const deleteAccountByStaff = defineCallable('deleteAccountByStaff', {
  access: 'admin',
  // Each open booking takes a transaction.
  options: { secrets: mailSecrets, timeoutSeconds: 300 },
  deps: (): RemovalDeps => ({ auth: authentication(), deleteFolder, ...mailDeps() }),
  handler: async ({ db, input: { uid, reason }, caller, now }, deps) => {
    await requireOtherAccount(deps.auth, caller, uid);
    const pseudonym = pseudonymOf(uid);
    const entry = auditLog(db).doc(`account-deleted_${pseudonym}`);
    await db.runTransaction(async (tx) => {
      const account = await tx.get(users(db).doc(uid));
      if (!account.exists) throw new AppError('not-found', 'There is no such account');
      // A repeated call finishes a failed removal, but it is logged once.
      tx.set(entry, {
        at: now,
        act: 'account-deleted',
        by: caller.uid,
        target: `users/${pseudonym}`,
        note: reason,
        concerns: [],
      });
    });
    await removeAccount(db, deps, uid, now);
    return { deleted: true };
  },
});
