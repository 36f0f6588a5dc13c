import { RECENT_SIGN_IN_MS } from '@hearthkin/domain/account/own-account';
import { STAFF_ACT_MS } from '@hearthkin/domain/admin/staff-session';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { ownSignIn, signInById } from './auth';
import type { Caller } from './caller';
import { isChangedOutside, readSignInState } from './sign-in-state';

/**
 * The caller's sign-in, if it is at most `withinMs` old. An ended session doesn't count, although
 * its token is valid for up to an hour. Neither does one whose address or password was changed past
 * the product: such a change gives a stolen token a new date.
 * @throws AppError `sign-in-too-old`, `sign-in-changed`, or `unauthenticated` if the sign-in is
 * gone.
 */
export async function requireRecentSignIn(
  db: Firestore,
  auth: Auth,
  { uid, signedInAt }: Caller,
  now: Date,
  withinMs = RECENT_SIGN_IN_MS,
): Promise<UserRecord> {
  if (signedInAt === null || now.getTime() - signedInAt.getTime() > withinMs) {
    throw new AppError('sign-in-too-old', 'The sign-in is not recent');
  }
  const [signIn, state] = await Promise.all([ownSignIn(auth, { uid }), readSignInState(db, uid)]);
  if (isRevoked(signIn, signedInAt)) {
    throw new AppError('sign-in-too-old', 'The session has been ended');
  }
  const usesPassword = signIn.providerData.some(({ providerId }) => providerId === 'password');
  if (await isChangedOutside(auth, { uid, email: signIn.email, usesPassword }, state)) {
    throw new AppError('sign-in-changed', 'The sign-in was changed past the product');
  }
  return signIn;
}

function isRevoked({ tokensValidAfterTime }: UserRecord, signedInAt: Date | null): boolean {
  return (signedInAt?.getTime() ?? 0) < Date.parse(tokensValidAfterTime ?? '');
}

/** The caller of an act: staff count as staff only if they have signed in a moment ago, and still are staff. */
export function callerOfAct(db: Firestore, auth: Auth, caller: Caller, now: Date): Promise<Caller> {
  return whileStaff(caller, () => requireRecentSignIn(db, auth, caller, now, STAFF_ACT_MS));
}

/** The caller of a read: a token tells for an hour what may have been taken away meanwhile. */
export function callerOfRead(auth: Auth, caller: Caller): Promise<Caller> {
  return whileStaff(caller, () => signInById(auth, caller.uid));
}

/** Takes the rights of staff from a caller whose sign-in isn't found, is disabled, has ended or has lost the claim. */
async function whileStaff(
  caller: Caller,
  findSignIn: () => Promise<UserRecord | null>,
): Promise<Caller> {
  if (caller.staffRefusal !== null) return caller;
  try {
    const signIn = await findSignIn();
    if (signIn?.disabled !== false || signIn.customClaims?.admin !== true) {
      return { ...caller, staffRefusal: 'forbidden' };
    }
    return isRevoked(signIn, caller.signedInAt)
      ? { ...caller, staffRefusal: 'sign-in-too-old' }
      : caller;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...caller, staffRefusal: error.code };
  }
}
