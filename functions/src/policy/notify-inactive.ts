import { closesAt, NOTICE_AFTER_MS } from '@hearthkin/domain/account/inactivity';
import type { Firestore } from 'firebase-admin/firestore';
import type { RemovalDeps } from '../account/remove-account';
import { users } from '../core/collections';
import { logMail } from '../core/log-mail';
import { commitOnce } from '../core/once';
import { processEach, SLOW } from '../core/process-each';
import type { Run } from '../core/scheduled';
import { isNeeded, readInactive } from './inactive-account';
import { inactivityMail } from './inactivity-mail';
import { unusedAccounts } from './policy-queries';

/**
 * Emails owners of accounts unused for eleven months that these will be closed. Nothing is shown in
 * the app: a person who opens it has come back. An email that no sender took is retried a day
 * later.
 */
export async function notifyInactive(
  { db, now, endsBy }: Run,
  deps: RemovalDeps,
): Promise<{ told: number; failed: number }> {
  const then = new Date(now.getTime() - NOTICE_AFTER_MS);
  const count = await processEach(
    unusedAccounts(db, then),
    'An inactivity notice failed',
    ({ id }) => notifyOne(db, deps, id, now),
    { endsBy, concurrency: SLOW },
  );
  return { told: count('told'), failed: count('failed') };
}

async function notifyOne(
  db: Firestore,
  { auth, senders, siteUrl }: RemovalDeps,
  uid: string,
  now: Date,
): Promise<'told' | 'passed-over'> {
  const account = await readInactive(db, auth, uid, now);
  if (account === null || account.isAdmin) return 'passed-over';
  const { user, state, lastUsedAt } = account;
  if (state === 'in-use') {
    // Auth knew of a later use.
    await users(db).doc(uid).update({ lastLoginAt: lastUsedAt });
    return 'passed-over';
  }
  if (state !== 'notice-due' || (await isNeeded(db, uid))) return 'passed-over';
  // One attempt per day, however often it runs.
  const attempt = { id: `${uid}_${now.toISOString().slice(0, 10)}`, handler: 'inactivity' };
  if (!(await commitOnce(db, attempt, now, async () => {}))) return 'passed-over';
  const mail = inactivityMail(user, { lastUsedAt, closesAt: closesAt(lastUsedAt, now) }, siteUrl);
  const outcome = await logMail(db, senders, { kind: 'inactivity', uid, mail }, now);
  if (outcome !== 'sent') throw new Error(`The mail was not sent: ${outcome}`);
  await users(db).doc(uid).update({ inactivityNoticeAt: now });
  return 'told';
}
