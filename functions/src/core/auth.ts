import { AppError } from '@hearthkin/domain/errors';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Caller } from './caller';
import { app } from './database';

/** The project's Auth; connects on first use. */
export function authentication(): Auth {
  return getAuth(app);
}

/** A sign-in by email address, in any case; null if there is none. */
export function signInByEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  return orNull(auth.getUserByEmail(email));
}

/** A sign-in by id; null if there is none. */
export function signInById(auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | null> {
  return orNull(auth.getUser(uid));
}

/**
 * The sign-in of a caller.
 * @throws AppError `unauthenticated` if it is gone.
 */
export async function ownSignIn(auth: Auth, { uid }: Pick<Caller, 'uid'>): Promise<UserRecord> {
  const signIn = await signInById(auth, uid);
  if (signIn === null) throw new AppError('unauthenticated', 'The sign-in is gone');
  return signIn;
}

/** Whether the Admin SDK failed because there is no such sign-in. */
export function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

function orNull(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  return lookup.catch((error: unknown) => {
    if (isUnknownUser(error)) return null;
    throw error;
  });
}

/** Whether the Admin SDK failed because another sign-in has the address. */
export function isTakenAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists';
}
