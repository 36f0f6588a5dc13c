import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '@hearthkin/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { users } from './collections';
import { isMissing } from './contention';

const SECOND_MS = 1000;

/** Ends all of a person's sessions that began before this returns, on every device. */
export async function endSessions(db: Firestore, auth: Auth, uid: string): Promise<void> {
  await writeSessionsEndedAt(db, uid, { sessionsEndedAt: await revokeSessions(auth, uid) });
}

/**
 * Revokes all refresh tokens issued before this returns. Sign-ins are dated by whole seconds, so
 * the limit is the start of the next second, and this waits for it: a later sign-in is then valid.
 * @returns the limit; sign-ins dated before it have ended.
 */
export async function revokeSessions(auth: Auth, uid: string): Promise<Date> {
  const endedAt = new Date((Math.floor(Date.now() / SECOND_MS) + 1) * SECOND_MS);
  // A timer may fire slightly early.
  for (let left = endedAt.getTime() - Date.now(); left > 0; left = endedAt.getTime() - Date.now()) {
    await pause(left);
  }
  await auth.revokeRefreshTokens(uid);
  return endedAt;
}

/** Writes to the account from when sessions are valid, for pages open elsewhere. */
export async function writeSessionsEndedAt(
  db: Firestore,
  uid: string,
  change: Pick<User, 'sessionsEndedAt'> & Partial<Pick<User, 'emailVerified'>>,
): Promise<void> {
  await users(db)
    .doc(uid)
    .update(change)
    .catch((error: unknown) => {
      // Without an account there are no open pages.
      if (!isMissing(error)) throw error;
    });
}
