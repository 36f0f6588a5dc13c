import {
  type DeleteAccountInput,
  type DeleteAccountResult,
  deleteAccountInput,
} from '@hearthkin/domain/account/own-account';
import { AppError } from '@hearthkin/domain/errors';
import { authentication } from '../core/auth';
import { type Call, defineCallable } from '../core/callable';
import { retainedRecords, users } from '../core/collections';
import { isContention } from '../core/contention';
import { mailSecrets, mailSurroundings } from '../core/mail-params';
import { requireRecentSignIn } from '../core/recent-sign-in';
import { deleteFolder } from '../core/storage';
import { type RemovalSurroundings, removeAccount } from './remove-account';

export const deleteAccount = defineCallable({
  name: 'deleteAccount',
  input: deleteAccountInput,
  access: 'signed-in',
  // Each of a person's open bookings takes a transaction.
  options: { secrets: mailSecrets, timeoutSeconds: 300 },
  handler: (call) =>
    deleteOwnAccount(call, { auth: authentication(), deleteFolder, ...mailSurroundings() }),
});

/**
 * Deletes the caller's account.
 * @throws AppError as `requireRecentSignIn`, `forbidden` for staff without an account, or
 * `rate-limited` when others kept getting in between; asked again it goes on where it stopped.
 */
export async function deleteOwnAccount(
  { db, caller, now }: Call<DeleteAccountInput>,
  surroundings: RemovalSurroundings,
): Promise<DeleteAccountResult> {
  const { uid, isAdmin } = caller;
  await requireRecentSignIn(surroundings.auth, caller, now);
  if (isAdmin) {
    const [account, record] = await Promise.all([
      users(db).doc(uid).get(),
      retainedRecords(db).doc(uid).get(),
    ]);
    if (!account.exists && !record.exists) throw new AppError('forbidden', 'Staff has no account');
  }
  try {
    await removeAccount(db, surroundings, uid, now);
  } catch (error) {
    if (isContention(error)) throw new AppError('rate-limited', 'Others kept getting in between');
    throw error;
  }
  return { deleted: true };
}
