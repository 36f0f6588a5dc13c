import { NOTICE_MS } from '@hearthkin/domain/account/inactivity';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { users } from '../platform/records/collections';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { removalDeps, removalSecrets } from '../removal/removal-deps';
import { type RemovalDeps, removeAccount } from '../removal/remove-account';
import { dueAfter, isNeeded, readInactive } from './inactive-account';
import { notifyInactive } from './notify-inactive';
import { notifiedAccounts } from './policy-queries';

/**
 * Notifies owners of unused accounts that these will be closed, and closes accounts. Each has its time: an email
 * is sent in a moment, but takes half the run at most, so that neither keeps the other waiting. An account
 * notified today isn't closed today, so the order doesn't matter.
 */
export const closeInactive = defineSweep('closeInactive', {
  behindAfterMs: DAY_MS,
  secrets: removalSecrets,
  deps: removalDeps,
  handler: async ({ db, now, endsBy, backlog }: Run, deps: RemovalDeps) => {
    const halfTime = endsBy && new Date((now.getTime() + endsBy.getTime()) / 2);
    const notified = await notifyInactive({ db, now, endsBy: halfTime, backlog }, deps);
    const closed = await closeUnused({ db, now, endsBy, backlog }, deps);
    return {
      closed: closed.closed,
      queued: notified.queued,
      told: notified.told,
      failed: closed.failed + notified.failed,
    };
  },
});

/**
 * Removes accounts unused for twelve months whose owners were notified thirty days before, unless
 * they came back. Accounts of staff, and those with an open booking, an unpaid payout or an
 * undecided report about them, stay.
 */
export async function closeUnused(
  { db, now, endsBy, backlog }: Run,
  deps: RemovalDeps,
): Promise<{ closed: number; failed: number }> {
  const then = new Date(now.getTime() - NOTICE_MS);
  const count = await processEach(
    notifiedAccounts(db, then),
    'An inactive account could not be closed',
    ({ id }) => closeOne(db, deps, id, now),
    {
      endsBy,
      backlog,
      dueOf: (doc) => dueAfter(doc.data().inactivityNoticeAt, NOTICE_MS),
      concurrency: SLOW,
    },
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
