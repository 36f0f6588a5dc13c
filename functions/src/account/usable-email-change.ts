import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { signInById } from '../core/auth';
import { emailChanges } from '../core/collections';
import type { EmailChange } from '../core/records';
import { hashOf } from './reset-token';

export interface UsableEmailChange extends EmailChange {
  readonly id: string;
  /** Whether the sign-in has that address already: it is only to be proved, or was moved half way. */
  readonly isMoved: boolean;
}

/**
 * The move to another address that a token stands for. A token ends with its use, with its time, and
 * with anything that ends the sessions of the account: a person who takes an account back by a new
 * password must not lose it to a link that was mailed before.
 * @throws AppError `token-invalid`, or `token-expired` when it is merely too old.
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
  if (change.usedAt !== null) throw new AppError('token-invalid', 'The token was used');
  if (now.getTime() > change.expiresAt.getTime()) throw new AppError('token-expired');
  const signIn = await signInById(auth, change.uid);
  if (signIn === null) throw new AppError('token-invalid', 'The sign-in is gone');
  // A first attempt may have moved the sign-in, which ends sessions as well, and then failed.
  const isMoved = signIn.email?.toLowerCase() === change.email;
  if (!isMoved && change.createdAt.getTime() < Date.parse(signIn.tokensValidAfterTime ?? '')) {
    throw new AppError('token-invalid', 'The account has changed since');
  }
  return { ...change, id: snapshot.id, isMoved };
}
