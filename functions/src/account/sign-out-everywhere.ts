import {
  type SignOutEverywhereInput,
  type SignOutEverywhereResult,
  signOutEverywhereInput,
} from '@hearthkin/domain/account/own-account';
import { AppError } from '@hearthkin/domain/errors';
import type { Auth } from 'firebase-admin/auth';
import { authentication, isNobody } from '../core/auth';
import { type Call, defineCallable } from '../core/callable';
import { endSessions } from '../core/end-sessions';

export const signOutEverywhere = defineCallable({
  name: 'signOutEverywhere',
  input: signOutEverywhereInput,
  access: 'signed-in',
  handler: (call) => endOwnSessions(call, authentication()),
});

/**
 * Ends the caller's sessions on every device, this one included.
 * @throws AppError `unauthenticated` when the sign-in is gone.
 */
export async function endOwnSessions(
  { db, caller: { uid } }: Call<SignOutEverywhereInput>,
  auth: Auth,
): Promise<SignOutEverywhereResult> {
  try {
    await endSessions(db, auth, uid);
  } catch (error) {
    if (isNobody(error)) throw new AppError('unauthenticated', 'The sign-in is gone');
    throw error;
  }
  return { signedOut: true };
}
