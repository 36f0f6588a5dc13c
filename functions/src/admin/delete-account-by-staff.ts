import {
  type DeleteAccountByStaffInput,
  type DeleteAccountByStaffResult,
  deleteAccountByStaffInput,
} from '@hearthkin/domain/admin/account-acts';
import { AppError } from '@hearthkin/domain/errors';
import { type RemovalSurroundings, removeAccount } from '../account/remove-account';
import { authentication } from '../core/auth';
import { type Call, defineCallable } from '../core/callable';
import { auditLog, users } from '../core/collections';
import { isContention } from '../core/contention';
import { mailSecrets, mailSurroundings } from '../core/mail-params';
import { deleteFolder } from '../core/storage';
import { pseudonymOf } from './forget-in-audit';
import { requireOtherAccount } from './require-other-account';

export const deleteAccountByStaff = defineCallable({
  name: 'deleteAccountByStaff',
  input: deleteAccountByStaffInput,
  access: 'admin',
  // Each of a person's open bookings takes a transaction.
  options: { secrets: mailSecrets, timeoutSeconds: 300 },
  handler: (call) =>
    removeForStaff(call, { auth: authentication(), deleteFolder, ...mailSurroundings() }),
});

/**
 * Deletes somebody's account as if they had done it themselves. The log keeps that it was done and why,
 * and leads nowhere. Once the account is closed the rest is finished without being asked again.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff,
 * `rate-limited` when others kept getting in between.
 */
export async function removeForStaff(
  { db, input: { uid, reason }, caller, now }: Call<DeleteAccountByStaffInput>,
  surroundings: RemovalSurroundings,
): Promise<DeleteAccountByStaffResult> {
  await requireOtherAccount(surroundings.auth, caller, uid);
  const pseudonym = pseudonymOf(uid);
  const entry = auditLog(db).doc(`account-deleted_${pseudonym}`);
  await db.runTransaction(async (tx) => {
    const account = await tx.get(users(db).doc(uid));
    if (!account.exists) throw new AppError('not-found', 'There is no such account');
    // A removal that failed half way is finished by asking again, and was decided once.
    tx.set(entry, {
      at: now,
      act: 'account-deleted',
      by: caller.uid,
      target: `users/${pseudonym}`,
      note: reason,
      concerns: [],
    });
  });
  try {
    await removeAccount(db, surroundings, uid, now);
  } catch (error) {
    if (isContention(error)) throw new AppError('rate-limited', 'Others kept getting in between');
    throw error;
  }
  return { deleted: true };
}
