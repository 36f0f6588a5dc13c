import {
  type ResetPasswordInput,
  type ResetPasswordResult,
  resetPasswordInput,
} from '@hearthkin/domain/account/password-reset';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { authentication, isNobody } from '../core/auth';
import { type Call, defineCallable } from '../core/callable';
import type { Caller } from '../core/caller';
import { passwordResets, users } from '../core/collections';
import { isOutdated } from '../core/contention';
import { logMail } from '../core/log-mail';
import { mailSurroundings, mailUserId } from '../core/mail-params';
import { passwordChangedMail } from './password-mails';
import type { PasswordSurroundings } from './request-password-reset';
import { type UsableReset, usableReset } from './usable-reset';

export const resetPassword = defineCallable({
  name: 'resetPassword',
  input: resetPasswordInput,
  access: 'anyone',
  options: { secrets: [mailUserId] },
  handler: (call) => setNewPassword(call, { auth: authentication(), ...mailSurroundings() }),
});

/**
 * Sets a new password with a mailed token, signs out every device and tells the owner by mail.
 * @throws AppError as `usableReset`; `token-invalid` also for all but the first of several at once.
 */
export async function setNewPassword(
  { input: { token, password }, now, db }: Call<ResetPasswordInput, Caller | null>,
  { auth, ...mailing }: PasswordSurroundings,
): Promise<ResetPasswordResult> {
  const reset = await usableReset(db, auth, token, now);
  await consume(db, reset, now);
  try {
    await auth.updateUser(reset.uid, { password });
  } catch (error) {
    if (isNobody(error)) throw new AppError('token-invalid', 'The account is gone');
    // The password is the old one still, so the link must work again.
    await passwordResets(db).doc(reset.id).update({ usedAt: null });
    throw error;
  }
  // The new password is set: whatever fails from here on must not be told as if it were not.
  const aftermath = await Promise.allSettled([
    auth.revokeRefreshTokens(reset.uid),
    tellOwner(db, reset, mailing, now),
  ]);
  for (const outcome of aftermath) {
    if (outcome.status === 'rejected') {
      logger.error('After a password reset', { uid: reset.uid, error: String(outcome.reason) });
    }
  }
  return { reset: true };
}

/**
 * Marks a token as used on the condition that nobody has done so meanwhile: the database decides
 * which of several attempts is the first.
 */
async function consume(db: Firestore, { id, version }: UsableReset, now: Date): Promise<void> {
  try {
    await passwordResets(db).doc(id).update({ usedAt: now }, { lastUpdateTime: version });
  } catch (error) {
    if (isOutdated(error)) throw new AppError('token-invalid', 'The token was used meanwhile');
    throw error;
  }
}

async function tellOwner(
  db: Firestore,
  { uid, email }: UsableReset,
  { senders, siteUrl }: Omit<PasswordSurroundings, 'auth'>,
  now: Date,
): Promise<void> {
  const account = (await users(db).doc(uid).get()).data();
  const facts = { to: email, toName: account?.firstName ?? '', siteUrl };
  const mail = passwordChangedMail(facts);
  await logMail(db, senders, { kind: 'password-changed', uid, mail }, now);
}
