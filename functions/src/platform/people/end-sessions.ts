import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '@hearthkin/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { hasForeignFactor, withoutAdditions } from '../auth';
import { isMissing } from '../consistency/contention';
import { users } from '../records/collections';
import { dropCalendarLink } from './drop-calendar-link';

const SECOND_MS = 1000;

/** Ends all of a person's sessions that began before this was called, on every device. */
export async function endSessions(db: Firestore, auth: Auth, uid: string): Promise<void> {
  await writeSessionsEndedAt(db, uid, { sessionsEndedAt: await revokeSessions(auth, uid) });
}

/**
 * Revokes all refresh tokens issued before this was called, and second factors that a thief has enrolled. Auth dates sign-ins, and this, by whole
 * seconds, so it waits for the next one: whatever came before in this second, a sign-in or a mailed link, is from before.
 * @returns the limit; sign-ins dated before it have ended.
 */
export async function revokeSessions(auth: Auth, uid: string): Promise<Date> {
  const signIn = await auth.getUser(uid);
  // Else it would keep the owner out of the next session.
  if (hasForeignFactor(signIn)) await auth.updateUser(uid, withoutAdditions(signIn));
  const next = startOfSecond(Date.now()) + SECOND_MS;
  // A timer may fire slightly early.
  for (let left = next - Date.now(); left > 0; left = next - Date.now()) await pause(left);
  const endedAt = new Date(startOfSecond(Date.now()));
  await auth.revokeRefreshTokens(uid);
  return endedAt;
}

function startOfSecond(ms: number): number {
  return Math.floor(ms / SECOND_MS) * SECOND_MS;
}

/**
 * Writes to the account from when sessions are valid, for pages open elsewhere, and ends its calendar link,
 * which someone else may have made in one of them.
 */
export async function writeSessionsEndedAt(
  db: Firestore,
  uid: string,
  change: Pick<User, 'sessionsEndedAt'> & Partial<Pick<User, 'emailVerified'>>,
): Promise<void> {
  const batch = db.batch();
  batch.update(users(db).doc(uid), change);
  dropCalendarLink(batch, db, uid);
  await batch.commit().catch((error: unknown) => {
    // Without an account there are no open pages, and no link.
    if (!isMissing(error)) throw error;
  });
}
