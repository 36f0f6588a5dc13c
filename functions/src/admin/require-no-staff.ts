import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import { signInById } from '../platform/auth';

/**
 * Staff act on members and companions, not on each other.
 * @throws AppError `forbidden`.
 */
export async function requireNoStaff(auth: Auth, uid: string): Promise<void> {
  const signIn = await signInById(auth, uid);
  if (signIn?.customClaims?.admin === true) {
    throw new AppError('forbidden', 'Staff cannot act on other staff');
  }
}
