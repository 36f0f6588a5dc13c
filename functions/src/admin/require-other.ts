import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import { signInById } from '../core/auth';
import type { Caller } from '../core/caller';

/**
 * Staff decide about nothing of their own.
 * @param uids whom it is about.
 * @throws AppError `forbidden`.
 */
export function requireOther(caller: Caller, ...uids: readonly string[]): void {
  if (uids.includes(caller.uid)) throw new AppError('forbidden', 'Staff cannot act on themselves');
}

/**
 * Staff may act on members and companions, not on themselves or each other.
 * @throws AppError `forbidden`.
 */
export async function requireOtherAccount(auth: Auth, caller: Caller, uid: string): Promise<void> {
  requireOther(caller, uid);
  const signIn = await signInById(auth, uid);
  if (signIn?.customClaims?.admin === true) {
    throw new AppError('forbidden', 'Staff cannot act on other staff');
  }
}
