import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { authentication, isTakenAddress, isUnknownUser } from '../core/auth';
import { defineCallable } from '../core/callable';
import { emailChanges, users } from '../core/collections';
import { logMail } from '../core/log-mail';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { emailChangedMail } from './own-account-mails';
import type { PasswordDeps } from './request-password-reset';
import { type UsableEmailChange, usableEmailChange } from './usable-email-change';

/**
 * Moves an account to the address that a mailed token stands for, which is proved by it, and tells
 * the former address if there was another. Until the account says so the token is not used up, so what fails half way is
 * finished by opening the link again.
 * @throws AppError as `usableEmailChange`, or `already-exists` when another account has the address by
 * now.
 */
export const confirmEmailChange = defineCallable('confirmEmailChange', {
  access: 'anyone',
  options: { secrets: mailSecrets },
  deps: (): PasswordDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ input: { token }, now, db }, { auth, senders, siteUrl }) => {
    const change = await usableEmailChange(db, auth, token, now);
    const { uid, email, oldEmail, isMoved } = change;
    await moveSignIn(auth, change);
    const toName = await moveAccount(db, change, now);
    if (oldEmail !== null) {
      const mail = emailChangedMail({ to: oldEmail, toName, siteUrl });
      await logMail(db, senders, { kind: 'email-changed', uid, mail }, now);
    }
    return { email, moved: oldEmail !== null || !isMoved };
  },
});

async function moveSignIn(auth: Auth, { uid, email, isMoved }: UsableEmailChange): Promise<void> {
  // Setting an address ends every session; the proof of the one there is must not.
  const move = isMoved ? {} : { email };
  try {
    await auth.updateUser(uid, { ...move, emailVerified: true });
  } catch (error) {
    if (isTakenAddress(error)) throw new AppError('already-exists', 'The address was taken');
    if (isUnknownUser(error)) throw new AppError('token-invalid', 'The sign-in is gone');
    throw error;
  }
}

/**
 * Writes the address into the account and uses the token up. A newer link may have taken the place
 * of this one meanwhile; the sign-in has moved all the same, and the account follows it.
 * @returns the person's first name; empty without an account.
 */
function moveAccount(
  db: Firestore,
  { id, uid, email }: UsableEmailChange,
  now: Date,
): Promise<string> {
  return db.runTransaction(async (tx) => {
    const [change, account] = await Promise.all([
      tx.get(emailChanges(db).doc(id)),
      tx.get(users(db).doc(uid)),
    ]);
    if ((change.data()?.usedAt ?? null) !== null) {
      throw new AppError('token-invalid', 'The token was used meanwhile');
    }
    if (account.exists) tx.update(account.ref, { email, emailVerified: true });
    if (change.exists) tx.update(change.ref, { usedAt: now });
    return account.data()?.firstName ?? '';
  });
}
