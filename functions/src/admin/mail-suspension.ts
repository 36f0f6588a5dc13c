import type { User } from '@hearthkin/domain/account/user';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { signInById } from '../core/auth';
import { users } from '../core/collections';
import { actionAt, composeMail } from '../core/compose-mail';
import { dataOf } from '../core/converter';
import { logMail } from '../core/log-mail';
import type { MailContent } from '../core/mail-content';
import type { MailDeps } from '../core/mail-params';

/** What the email needs to know of a person. */
type Recipient = Pick<User, 'email' | 'firstName'> & {
  readonly isCompanion: boolean;
  readonly isVerified: boolean;
};

interface StatusChange {
  readonly uid: string;
  readonly recipient: Recipient | null;
  readonly change: 'suspended' | 'closed' | 'reinstated';
  /** Of staff; unused for a closed account. */
  readonly reason: string;
}

/** From the account, or from the sign-in if the account is gone or can't be read. */
export async function readRecipient(
  db: Firestore,
  auth: Auth,
  uid: string,
): Promise<Recipient | null> {
  const account = dataOf(await users(db).doc(uid).get());
  if (account !== null) {
    const { email, firstName, userType, verification } = account;
    const { isVerified } = verification;
    return { email, firstName, isCompanion: userType === 'earner', isVerified };
  }
  const signIn = await signInById(auth, uid);
  if (signIn?.email === undefined) return null;
  const isCompanion = signIn.customClaims?.userType === 'earner';
  return { email: signIn.email, firstName: '', isCompanion, isVerified: false };
}

const CONTENTS = { suspended, closed, reinstated } as const;

/**
 * Emails a person that their account was suspended or reinstated by staff, or closed until it is
 * deleted. This email can't be muted.
 */
export async function mailStatus(
  db: Firestore,
  { senders, siteUrl }: MailDeps,
  status: StatusChange,
  now: Date,
): Promise<void> {
  const { uid, recipient, change, reason } = status;
  if (recipient === null) return;
  const content = CONTENTS[change](recipient, reason, siteUrl);
  const mail = composeMail({ to: recipient.email, toName: recipient.firstName }, content);
  await logMail(db, senders, { kind: `account-${change}`, uid, mail }, now);
}

function suspended({ isCompanion }: Recipient, reason: string, siteUrl: string): MailContent {
  const listing = isCompanion ? ' Members can no longer find or book you.' : '';
  return {
    subject: 'Your account is suspended',
    parts: [
      `Our team has suspended your ${PRODUCT_NAME} account. You cannot sign in until we reinstate it.${listing}`,
      `The reason: ${reason}`,
      'Open bookings were cancelled, and what was set aside for them is returned in full. Coming events and activities that you host were cancelled too, and your places at others are free again. Your stories are off the site.',
      'If you think this is a mistake, write to our support.',
      ...actionAt(siteUrl, '/contact', 'Write to our support'),
    ],
  };
}

function closed(_: Recipient, _reason: string, siteUrl: string): MailContent {
  return {
    subject: 'Your account is closed',
    parts: [
      `You asked us to delete your ${PRODUCT_NAME} account. It is no longer visible, and you can't sign in with it.`,
      "Our team has a report about it to review. We keep the account until that is done and then delete it. You don't need to do anything.",
      'Open bookings were cancelled, and what was set aside for them is returned in full. Coming events and activities that you host were cancelled too, and your places at others are free again.',
      'If you want to keep your account, write to our support.',
      ...actionAt(siteUrl, '/contact', 'Write to our support'),
    ],
  };
}

function reinstated(
  { isCompanion, isVerified }: Recipient,
  reason: string,
  siteUrl: string,
): MailContent {
  const listing = isCompanion && isVerified ? ' Members find you again.' : '';
  return {
    subject: 'Your account is active again',
    parts: [
      `Our team has reinstated your ${PRODUCT_NAME} account. You can sign in again.${listing}`,
      `They wrote: ${reason}`,
      'Bookings and events that were cancelled stay cancelled.',
      ...actionAt(siteUrl, '/login', 'Sign in'),
    ],
  };
}
