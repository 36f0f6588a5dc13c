import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '@hearthkin/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { users } from './collections';
import { isMissing } from './contention';

const SECOND_MS = 1000;

/** Ends every session of a person that began before this is done, on every device. */
export async function endSessions(db: Firestore, auth: Auth, uid: string): Promise<void> {
  await tellOpenSites(db, uid, { sessionsEndedAt: await revokeSessions(auth, uid) });
}

/**
 * Lets no session be prolonged that began before this is done. Sign-ins are dated by whole seconds,
 * so the line is drawn at the beginning of the next second, and this waits for it: a person who signs in
 * afterwards is on the right side of it.
 * @returns the line; sign-ins dated before it are over.
 */
export async function revokeSessions(auth: Auth, uid: string): Promise<Date> {
  const endedAt = new Date((Math.floor(Date.now() / SECOND_MS) + 1) * SECOND_MS);
  // A timer may fire a moment early.
  for (let left = endedAt.getTime() - Date.now(); left > 0; left = endedAt.getTime() - Date.now()) {
    await pause(left);
  }
  await auth.revokeRefreshTokens(uid);
  return endedAt;
}

/** Writes into the account since when sessions count, for the sites that are open elsewhere. */
export async function tellOpenSites(
  db: Firestore,
  uid: string,
  change: Pick<User, 'sessionsEndedAt'> & Partial<Pick<User, 'emailVerified'>>,
): Promise<void> {
  await users(db)
    .doc(uid)
    .update(change)
    .catch((error: unknown) => {
      // Without an account no site is open.
      if (!isMissing(error)) throw error;
    });
}
