import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { mailDeps, mailSecrets } from '../mail/mail-params';
import { authentication, isTakenAddress, isUnknownUser, signInByEmail } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { countAttempt } from '../platform/rate-limit';
import { hasAccount } from '../platform/sign-in-state';
import { afterNewPassword, type PasswordDeps } from './after-new-password';
import { setPassword } from './set-password';
import { type UsableReset, usableReset } from './usable-reset';

/**
 * Sets a new password with a mailed token, signs out every device and emails the owner. The person who
 * opened the link owns the account's address and nothing else is certain: so the sign-in gets that
 * address back if it was changed past the product, and every other way in is removed. The owner can
 * add those again.
 * @throws AppError as `usableReset`; `rate-limited`; `token-invalid` also for all but the first of several
 * concurrent calls; `already-exists` if another account has taken the address.
 */
export const resetPassword = defineCallable('resetPassword', {
  access: 'anyone',
  secrets: mailSecrets,
  deps: (): PasswordDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ input: { token, password }, network, now, db }, { auth, ...mailing }) => {
    await countAttempt(db, 'mailedLinks', network, now);
    const reset = await usableReset(db, auth, token, now);
    const { found, uid, email } = reset;
    await consume(reset, now);
    let removed: readonly ProviderId[];
    try {
      const signIn = await auth.getUser(uid);
      const isMoved = signIn.email?.toLowerCase() !== email;
      if (isMoved) await freeAddress(auth, email);
      const more = { emailVerified: true, ...(isMoved ? { email } : {}) };
      removed = await setPassword(db, auth, signIn, { password, keep: [], more });
    } catch (error) {
      if (isUnknownUser(error)) throw new AppError('token-invalid', 'The account is gone');
      // Not all is done, so the link must work again.
      await found.ref.update({ usedAt: null });
      if (isTakenAddress(error)) throw new AppError('already-exists', 'The address was taken');
      throw error;
    }
    const owner = { uid, email, removed, hasProvedEmail: true };
    await afterNewPassword(db, { auth, ...mailing }, owner, now);
    return { reset: true };
  },
});

/**
 * Deletes a sign-in without an account that has taken an account's address; the trigger on deleted
 * sign-ins removes what belongs to it. Its maker can't read the mail of that address.
 */
async function freeAddress(auth: Auth, email: string): Promise<void> {
  const other = await signInByEmail(auth, email);
  if (other !== null && !hasAccount(other.customClaims)) await auth.deleteUser(other.uid);
}

/**
 * Marks a token as used if it is still unused: the database decides which of several calls is
 * first.
 */
async function consume({ found }: UsableReset, now: Date): Promise<void> {
  const consumed = await ifUnchanged(found.ref.update({ usedAt: now }, asRead(found)));
  if (consumed === null) throw new AppError('token-invalid', 'The token was used meanwhile');
}
