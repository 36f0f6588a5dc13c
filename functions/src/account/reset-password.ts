import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { authentication, isUnknownUser } from '../core/auth';
import { defineCallable } from '../core/callable';
import { passwordResets } from '../core/collections';
import { isOutdated } from '../core/contention';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { afterNewPassword } from './after-new-password';
import { provedAddress } from './proved-address';
import type { PasswordDeps } from './request-password-reset';
import { type UsableReset, usableReset } from './usable-reset';

/**
 * Sets a new password with a mailed token, signs out every device and emails the owner.
 * @throws AppError as `usableReset`; `token-invalid` also for all but the first of several
 * concurrent calls.
 */
export const resetPassword = defineCallable('resetPassword', {
  access: 'anyone',
  options: { secrets: mailSecrets },
  deps: (): PasswordDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ input: { token, password }, now, db }, { auth, ...mailing }) => {
    const reset = await usableReset(db, auth, token, now);
    await consume(db, reset, now);
    try {
      const proved = provedAddress(await auth.getUser(reset.uid));
      await auth.updateUser(reset.uid, { password, ...proved });
    } catch (error) {
      if (isUnknownUser(error)) throw new AppError('token-invalid', 'The account is gone');
      // The password is unchanged, so the link must work again.
      await passwordResets(db).doc(reset.id).update({ usedAt: null });
      throw error;
    }
    const owner = { uid: reset.uid, email: reset.email, hasProvedEmail: true };
    await afterNewPassword(db, { auth, ...mailing }, owner, now);
    return { reset: true };
  },
});

/**
 * Marks a token as used if it is still unused: the database decides which of several calls is
 * first.
 */
async function consume(db: Firestore, { id, version }: UsableReset, now: Date): Promise<void> {
  try {
    await passwordResets(db).doc(id).update({ usedAt: now }, { lastUpdateTime: version });
  } catch (error) {
    if (isOutdated(error)) throw new AppError('token-invalid', 'The token was used meanwhile');
    throw error;
  }
}
