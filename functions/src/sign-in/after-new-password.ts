import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { MailDeps } from '../mail/mail-params';
import { logger } from '../platform/logger';
import { revokeSessions, writeSessionsEndedAt } from '../platform/people/end-sessions';
import { users } from '../platform/records/collections';
import { passwordChangedMail } from './password-mails';

/** Dependencies of a function that changes how a person signs in, and emails them. */
export interface PasswordDeps extends MailDeps {
  readonly auth: Auth;
}

interface Owner {
  readonly uid: string;
  readonly email: string;
  /** The providers that no longer sign in. */
  readonly removed: readonly ProviderId[];
  /** Whether a mailed link has just verified the address. */
  readonly hasProvedEmail?: boolean;
}

/**
 * Ends every session and emails the owner after a password change. The password is already set, so
 * failures here are logged instead of thrown.
 */
export async function afterNewPassword(
  db: Firestore,
  { auth, ...mailing }: PasswordDeps,
  owner: Owner,
  now: Date,
): Promise<void> {
  const { uid, hasProvedEmail = false } = owner;
  const proof = hasProvedEmail ? { emailVerified: true } : {};
  // Open pages are told last, just before the answer: the caller's own client has no new session
  // until then.
  const sessions = revokeSessions(auth, uid);
  const outcomes = await Promise.allSettled([emailOwner(db, mailing, owner, now), sessions]);
  const told = await Promise.allSettled([
    sessions.then((sessionsEndedAt) =>
      writeSessionsEndedAt(db, uid, { sessionsEndedAt, ...proof }),
    ),
  ]);
  const problems = [...outcomes, ...told].flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  );
  for (const error of new Set(problems))
    logger.error('A step after a password change failed', { uid, error });
}

async function emailOwner(
  db: Firestore,
  { queue, siteUrl }: MailDeps,
  { uid, email, removed }: Owner,
  now: Date,
): Promise<void> {
  const account = (await users(db).doc(uid).get()).data();
  const facts = { to: email, toName: account?.firstName ?? '', siteUrl };
  const mail = passwordChangedMail(
    facts,
    removed.map((id) => PROVIDER_NAMES[id]),
  );
  const kind = 'password-changed';
  await queue.add({ key: `${kind}/${uid}/${now.getTime()}`, kind, uid, mail });
}
