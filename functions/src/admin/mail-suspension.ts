import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { Firestore } from 'firebase-admin/firestore';
import { actionAt, composeMail } from '../core/compose-mail';
import { logMail } from '../core/log-mail';
import type { MailContent } from '../core/mail-content';
import type { MailDeps } from '../core/mail-params';

interface StatusChange {
  readonly uid: string;
  readonly account: User;
  readonly suspend: boolean;
  readonly reason: string;
}

/** Emails a person that their account was suspended or reinstated. This email can't be muted. */
export async function mailSuspension(
  db: Firestore,
  { senders, siteUrl }: MailDeps,
  change: StatusChange,
  now: Date,
): Promise<void> {
  const { uid, account, suspend } = change;
  const content = suspend ? suspended(change, siteUrl) : reinstated(change, siteUrl);
  const mail = composeMail({ to: account.email, toName: account.firstName }, content);
  const kind = suspend ? 'account-suspended' : 'account-reinstated';
  await logMail(db, senders, { kind, uid, mail }, now);
}

function suspended({ account, reason }: StatusChange, siteUrl: string): MailContent {
  const listing =
    account.userType === 'earner' ? ' Members no longer find you, and nobody can book you.' : '';
  return {
    subject: 'Your account is suspended',
    parts: [
      `Our team has suspended your ${PRODUCT_NAME} account. You cannot sign in until we reinstate it.${listing}`,
      `The reason: ${reason}`,
      'Your open bookings were cancelled, and what was set aside for them is returned in full.',
      'If you think this is a mistake, write to our support.',
      ...actionAt(siteUrl, '/contact', 'Write to our support'),
    ],
  };
}

function reinstated({ account, reason }: StatusChange, siteUrl: string): MailContent {
  const listing =
    account.userType === 'earner' && account.verification.isVerified
      ? ' Members find you again.'
      : '';
  return {
    subject: 'Your account is active again',
    parts: [
      `Our team has reinstated your ${PRODUCT_NAME} account. You can sign in again.${listing}`,
      `They wrote: ${reason}`,
      'Bookings that were cancelled stay cancelled.',
      ...actionAt(siteUrl, '/login', 'Sign in'),
    ],
  };
}
