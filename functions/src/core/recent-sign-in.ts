import { RECENT_SIGN_IN_MS } from '@hearthkin/domain/account/own-account';
import { AppError } from '@hearthkin/domain/errors';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { signInById } from './auth';
import type { Caller } from './caller';

/**
 * The caller's sign-in, if it is recent. An ended session doesn't count, although its token is
 * valid for up to an hour.
 * @throws AppError `sign-in-too-old`, or `unauthenticated` if the sign-in is gone.
 */
export async function requireRecentSignIn(
  auth: Auth,
  { uid, signedInAt }: Caller,
  now: Date,
): Promise<UserRecord> {
  if (signedInAt === null || now.getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS) {
    throw new AppError('sign-in-too-old', 'The sign-in is not recent');
  }
  const signIn = await signInById(auth, uid);
  if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
  if (signedInAt.getTime() < Date.parse(signIn.tokensValidAfterTime ?? '')) {
    throw new AppError('sign-in-too-old', 'The session has been ended');
  }
  return signIn;
}
