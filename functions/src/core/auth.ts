import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { app } from './database';

/** The project's sign-ins; connects on first use only. */
export function authentication(): Auth {
  return getAuth(app);
}

/** A sign-in by its email address in any case; null when there is none. */
export function signInByEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  return orNull(auth.getUserByEmail(email));
}

/** A sign-in by its id; null when there is none. */
export function signInById(auth: Auth, uid: string): Promise<UserRecord | null> {
  return orNull(auth.getUser(uid));
}

/** Whether the Admin SDK failed because no sign-in has that id or address. */
export function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

function orNull(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  return lookup.catch((error: unknown) => {
    if (isUnknownUser(error)) return null;
    throw error;
  });
}

/** Whether the Admin SDK failed because another sign-in has that address. */
export function isTakenAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists';
}
