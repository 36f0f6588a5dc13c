import { closesAt, NOTICE_AFTER_MS } from '@hearthkin/domain/account/inactivity';
import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { dateFormat } from '@hearthkin/domain/foundation/formats';
import type { Firestore } from 'firebase-admin/firestore';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import { mailIdOf } from '../mail/mail-queue';
import { mailLog, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import type { Run } from '../platform/sweeps/sweep';
import type { RemovalDeps } from '../removal/remove-account';
import { dueAfter, isNeeded, readInactive } from './inactive-account';
import { unusedAccounts } from './policy-queries';

/**
 * Emails owners of accounts unused for eleven months that these will be closed. Nothing is shown in
 * the app: a person who opens it has come back. They count as told from when the email was sent, which
 * the run a day later sees; one that no sender took is queued again then.
 */
export async function notifyInactive(
  { db, now, endsBy, backlog }: Run,
  deps: RemovalDeps,
): Promise<{ queued: number; told: number; failed: number }> {
  const then = new Date(now.getTime() - NOTICE_AFTER_MS);
  const count = await processEach(
    unusedAccounts(db, then),
    'An inactivity notice failed',
    ({ id }) => notifyOne(db, deps, id, now),
    {
      endsBy,
      backlog,
      dueOf: (doc) => dueAfter(doc.data().lastLoginAt, NOTICE_AFTER_MS),
      concurrency: SLOW,
    },
  );
  return { queued: count('queued'), told: count('told'), failed: count('failed') };
}

async function notifyOne(
  db: Firestore,
  { auth, queue, siteUrl }: RemovalDeps,
  uid: string,
  now: Date,
): Promise<'queued' | 'told' | 'passed-over'> {
  const account = await readInactive(db, auth, uid, now);
  if (account === null || account.isAdmin) return 'passed-over';
  const { user, state, lastUsedAt } = account;
  if (state === 'in-use') {
    // Auth knew of a later use.
    await users(db).doc(uid).update({ lastLoginAt: lastUsedAt });
    return 'passed-over';
  }
  if (state !== 'notice-due' || (await isNeeded(db, uid))) return 'passed-over';
  const key = `inactivity/${uid}/${lastUsedAt.getTime()}`;
  const ref = mailLog(db).doc(mailIdOf(key));
  const notice = dataOf(await ref.get());
  if (notice?.outcome === 'sent') {
    await users(db).doc(uid).update({ inactivityNoticeAt: notice.at });
    return 'told';
  }
  // What was given up isn't sent again, unless it is forgotten.
  if (notice !== null && notice.outcome !== 'delayed') await ref.delete();
  const mail = inactivityMail(user, { lastUsedAt, closesAt: closesAt(lastUsedAt, now) }, siteUrl);
  await queue.add({ key, kind: 'inactivity', uid, mail });
  return 'queued';
}

/**
 * The email about an unused account. It has no topic: people who muted other emails should still
 * get it.
 */
function inactivityMail(
  { email, firstName }: Pick<User, 'email' | 'firstName'>,
  { lastUsedAt, closesAt }: Readonly<Record<'lastUsedAt' | 'closesAt', Date>>,
  siteUrl: string,
): Mail {
  return composeMail(
    { to: email, toName: firstName },
    {
      subject: 'Your account will be closed unless you sign in',
      parts: [
        `You haven’t used ${PRODUCT_NAME} since ${dayOf(lastUsedAt)}. We close accounts after 12 months of inactivity.`,
        `To keep yours, just sign in before ${dayOf(closesAt)}.`,
        ...actionAt(siteUrl, '/login', 'Sign in'),
        'Otherwise we’ll delete it on that day or soon after, with your profile, photos and documents.',
      ],
    },
  );
}

/** "June 10, 2026", in UTC. */
function dayOf(instant: Date): string {
  return dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
