import { AppError } from '@hearthkin/domain/foundation/errors';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { authentication, isUnknownUser, ownSignIn } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { afterNewPassword, type PasswordDeps } from './after-new-password';
import { setPassword } from './set-password';

/**
 * Changes the caller's password, removes the providers that are not to be kept, ends every session
 * (the caller's client signs in again) and emails the owner.
 * @throws AppError `email-missing` for a sign-in without an address,
 * which can't use a password.
 */
export const changePassword = defineCallable('changePassword', {
  access: {
    for: 'person',
    standing: 'any',
    why: 'Every owner can save their account.',
    fresh: true,
  },
  secrets: mailSecrets,
  deps: (): PasswordDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ input: { password, keep }, caller, now, db }, { auth, ...mailing }) => {
    const signIn = await ownSignIn(auth, caller);
    const { uid, email } = signIn;
    if (email === undefined) throw new AppError('email-missing');
    const removed = await setPassword(db, auth, signIn, { password, keep }).catch(
      (error: unknown) => {
        if (isUnknownUser(error)) throw new AppError('unauthenticated', 'The sign-in is gone');
        throw error;
      },
    );
    await afterNewPassword(db, { auth, ...mailing }, { uid, email, removed }, now);
    return { changed: true };
  },
});
