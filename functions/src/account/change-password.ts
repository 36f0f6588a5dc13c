import {
  type ChangePasswordInput,
  type ChangePasswordResult,
  changePasswordInput,
} from '@hearthkin/domain/account/own-account';
import { AppError } from '@hearthkin/domain/errors';
import { authentication, isNobody } from '../core/auth';
import { type Call, defineCallable } from '../core/callable';
import { mailSecrets, mailSurroundings } from '../core/mail-params';
import { requireRecentSignIn } from '../core/recent-sign-in';
import { afterNewPassword } from './after-new-password';
import type { PasswordSurroundings } from './request-password-reset';

export const changePassword = defineCallable({
  name: 'changePassword',
  input: changePasswordInput,
  access: 'signed-in',
  options: { secrets: mailSecrets },
  handler: (call) => setOwnPassword(call, { auth: authentication(), ...mailSurroundings() }),
});

/**
 * Gives the caller's account another password, ends every session (the caller's too: their client
 * signs in again with the new password) and tells the owner by mail.
 * @throws AppError as `requireRecentSignIn`, or `email-missing` for a sign-in without an address,
 * for which a password would be of no use.
 */
export async function setOwnPassword(
  { input: { password }, caller, now, db }: Call<ChangePasswordInput>,
  { auth, ...mailing }: PasswordSurroundings,
): Promise<ChangePasswordResult> {
  const { uid, email } = await requireRecentSignIn(auth, caller, now);
  if (email === undefined) throw new AppError('email-missing');
  await auth.updateUser(uid, { password }).catch((error: unknown) => {
    if (isNobody(error)) throw new AppError('unauthenticated', 'The sign-in is gone');
    throw error;
  });
  await afterNewPassword(db, { auth, ...mailing }, { uid, email }, now);
  return { changed: true };
}
