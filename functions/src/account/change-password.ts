import { AppError } from '@hearthkin/domain/errors';
import { authentication, isUnknownUser } from '../core/auth';
import { defineCallable } from '../core/callable';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { requireRecentSignIn } from '../core/recent-sign-in';
import { afterNewPassword } from './after-new-password';
import type { PasswordDeps } from './request-password-reset';

/**
 * Changes the caller's password, ends every session (the caller's client signs in again) and emails
 * the owner.
 * @throws AppError as `requireRecentSignIn`, or `email-missing` for a sign-in without an address,
 * which can't use a password.
 */
export const changePassword = defineCallable('changePassword', {
  access: 'signed-in',
  options: { secrets: mailSecrets },
  deps: (): PasswordDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ input: { password }, caller, now, db }, { auth, ...mailing }) => {
    const { uid, email } = await requireRecentSignIn(auth, caller, now);
    if (email === undefined) throw new AppError('email-missing');
    await auth.updateUser(uid, { password }).catch((error: unknown) => {
      if (isUnknownUser(error)) throw new AppError('unauthenticated', 'The sign-in is gone');
      throw error;
    });
    await afterNewPassword(db, { auth, ...mailing }, { uid, email }, now);
    return { changed: true };
  },
});
