import { NOTICE_MS } from '@hearthkin/domain/account/inactivity';
import type { Firestore } from 'firebase-admin/firestore';
import { type RemovalDeps, removeAccount } from '../account/remove-account';
import { users } from '../core/collections';
import { eachOf } from '../core/each-of';
import { isNeeded, readInactive } from './inactive-account';
import { toldAccounts } from './policy-queries';

export type CloseInactiveResult = Readonly<Record<'closed' | 'failed', number>>;

/**
 * Removes accounts unused for twelve months whose owners were notified thirty days before, unless
 * they came back. Accounts of staff, and those with an open booking or unpaid payout, stay.
 */
export async function closeInactive(
  db: Firestore,
  deps: RemovalDeps,
  now: Date,
): Promise<CloseInactiveResult> {
  const then = new Date(now.getTime() - NOTICE_MS);
  const count = await eachOf(
    toldAccounts(db, then),
    'An inactive account could not be closed',
    ({ id }) => closeOne(db, deps, id, now),
  );
  return { closed: count('closed'), failed: count('failed') };
}

async function closeOne(
  db: Firestore,
  deps: RemovalDeps,
  uid: string,
  now: Date,
): Promise<'closed' | 'passed-over'> {
  // Read again, since removing earlier ones takes a while.
  const account = await readInactive(db, deps.auth, uid, now);
  if (account === null || account.isAdmin || account.state === 'told') return 'passed-over';
  if (account.state !== 'closing-due') {
    const { lastUsedAt } = account;
    await users(db).doc(uid).update({ lastLoginAt: lastUsedAt, inactivityNoticeAt: null });
    return 'passed-over';
  }
  if (await isNeeded(db, uid)) return 'passed-over';
  await removeAccount(db, deps, uid, now);
  return 'closed';
}
