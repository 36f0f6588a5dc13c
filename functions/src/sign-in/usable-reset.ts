import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { signInById } from '../platform/auth';
import { passwordResets } from '../platform/records/collections';
import type { PasswordReset } from '../platform/records/records';
import { hashOf } from '../platform/reset-token';
import { readSignInState } from '../platform/sign-in-state';

/** A usable reset link. */
export interface UsableReset {
  readonly found: DocumentSnapshot<PasswordReset>;
  readonly uid: string;
  readonly email: string;
}

/**
 * The password reset for a token. A token ends when it is used, when it expires, and with any
 * change of the account's password or address since it was sent. Only changes by the product count:
 * otherwise a thief with a token could end every link by changing the password by the API of Auth.
 * @throws AppError `token-invalid`, or `token-expired` if it is only too old.
 */
export async function usableReset(
  db: Firestore,
  auth: Auth,
  token: string,
  now: Date,
): Promise<UsableReset> {
  const snapshot = await passwordResets(db).doc(hashOf(token)).get();
  const reset = snapshot.data();
  if (reset === undefined || reset.uid === null) {
    throw new AppError('token-invalid', 'No such token');
  }
  if (reset.usedAt !== null) throw new AppError('token-invalid', 'The token was used');
  if (now.getTime() > reset.expiresAt.getTime()) throw new AppError('token-expired');
  const [signIn, { account, ways }] = await Promise.all([
    signInById(auth, reset.uid),
    readSignInState(db, reset.uid),
  ]);
  const address = account === null ? signIn?.email?.toLowerCase() : account.email;
  if (signIn === null || address !== reset.email) {
    throw new AppError('token-invalid', 'The account or its address is gone');
  }
  const changedAt =
    ways === null ? Date.parse(signIn.tokensValidAfterTime ?? '') : ways.passwordSetAt?.getTime();
  if (changedAt !== undefined && reset.createdAt.getTime() < changedAt) {
    throw new AppError('token-invalid', 'The account has changed since');
  }
  return { found: snapshot, uid: reset.uid, email: reset.email };
}
