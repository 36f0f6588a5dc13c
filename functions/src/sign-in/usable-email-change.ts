import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { signInById } from '../platform/auth';
import { emailChanges } from '../platform/records/collections';
import type { EmailChange } from '../platform/records/records';
import { hashOf } from '../platform/reset-token';

export interface UsableEmailChange extends EmailChange {
  readonly id: string;
  /**
   * Whether the sign-in already has that address: it only needs verifying, or a first attempt
   * changed it.
   */
  readonly isMoved: boolean;
  /** Whether the token was used before, and the address it confirmed is still the present one. */
  readonly isDone: boolean;
}

/**
 * The email change for a token. A token ends when it is used, when it expires, and with anything
 * that ends the account's sessions: a person who takes an account back by a new password must not
 * lose it to an earlier link.
 * @throws AppError `token-invalid`, or `token-expired` if it is only too old.
 */
export async function usableEmailChange(
  db: Firestore,
  auth: Auth,
  token: string,
  now: Date,
): Promise<UsableEmailChange> {
  const snapshot = await emailChanges(db).doc(hashOf(token)).get();
  const change = snapshot.data();
  if (change === undefined) throw new AppError('token-invalid', 'No such token');
  const isUsed = change.usedAt !== null;
  if (!isUsed && now.getTime() > change.expiresAt.getTime()) throw new AppError('token-expired');
  const signIn = await signInById(auth, change.uid);
  if (signIn === null) throw new AppError('token-invalid', 'The sign-in is gone');
  // A first attempt may have changed the sign-in, which also ends sessions, and then failed.
  const isMoved = signIn.email?.toLowerCase() === change.email;
  if (isUsed && !(isMoved && signIn.emailVerified)) {
    throw new AppError('token-invalid', 'The token was used');
  }
  if (!isMoved && change.createdAt.getTime() < Date.parse(signIn.tokensValidAfterTime ?? '')) {
    throw new AppError('token-invalid', 'The account has changed since');
  }
  return { ...change, id: snapshot.id, isMoved, isDone: isUsed };
}
