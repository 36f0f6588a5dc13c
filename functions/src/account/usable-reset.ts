import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { signInById } from '../core/auth';
import { passwordResets } from '../core/collections';
import { hashOf } from './reset-token';

/** A reset link that may be used now, in the version that was judged. */
export interface UsableReset {
  readonly id: string;
  readonly version: Timestamp;
  readonly uid: string;
  readonly email: string;
}

/**
 * The reset that a token stands for. A token ends with its use, with its time, and with any change
 * of the account's password or address since it was mailed: each of those moves the instant from
 * which the account's tokens are valid, or the address.
 * @throws AppError `token-invalid`, or `token-expired` when it is merely too old.
 */
export async function usableReset(
  db: Firestore,
  auth: Auth,
  token: string,
  now: Date,
): Promise<UsableReset> {
  const snapshot = await passwordResets(db).doc(hashOf(token)).get();
  const reset = snapshot.data();
  if (reset === undefined || snapshot.updateTime === undefined || reset.uid === null) {
    throw new AppError('token-invalid', 'No such token');
  }
  if (reset.usedAt !== null) throw new AppError('token-invalid', 'The token was used');
  if (now.getTime() > reset.expiresAt.getTime()) throw new AppError('token-expired');
  const account = await signInById(auth, reset.uid);
  if (account?.email?.toLowerCase() !== reset.email) {
    throw new AppError('token-invalid', 'The account or its address is gone');
  }
  if (reset.createdAt.getTime() < Date.parse(account.tokensValidAfterTime ?? '')) {
    throw new AppError('token-invalid', 'The account has changed since');
  }
  return { id: snapshot.id, version: snapshot.updateTime, uid: reset.uid, email: reset.email };
}
