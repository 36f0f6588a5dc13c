import { SUSPENSION_LINK_DAYS } from '@hearthkin/domain/account/suspension-link';
import type { User } from '@hearthkin/domain/account/user';
import {
  listedWords,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { actionAt, composeMail } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import type { NotifyDeps } from '../mail/mail-params';
import { arePaymentsLive } from '../payment/provider/payment-params';
import { signInById } from '../platform/auth';
import { listedFactsOf } from '../platform/people/listed-in';
import { companions, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { suspensionToken } from './suspension-link';

/** The facts that the email needs of a person. */
type Recipient = Pick<User, 'email' | 'firstName'> & {
  readonly isCompanion: boolean;
  /** The facts that a companion lacks to be listed; null without a listing. */
  readonly missing: readonly UnlistedReason[] | null;
};

interface StatusChange {
  readonly uid: string;
  readonly recipient: Recipient | null;
  readonly change: 'suspended' | 'closed' | 'reinstated';
  /** The reason of staff; unused for a closed account. */
  readonly reason: string;
  /** The first instant. */
  readonly at: Date;
}

/** From the account, or from the sign-in if the account is gone or can't be read. */
export async function readRecipient(
  db: Firestore,
  auth: Auth,
  uid: string,
): Promise<Recipient | null> {
  const account = dataOf(await users(db).doc(uid).get());
  if (account !== null) {
    const { email, firstName, userType } = account;
    const isCompanion = userType === 'earner';
    const listing = isCompanion ? await companions(db).doc(uid).get() : null;
    const missing = listing?.exists ? unlistedReasons(account, listedFactsOf(listing)) : null;
    return { email, firstName, isCompanion, missing };
  }
  const signIn = await signInById(auth, uid);
  if (signIn?.email === undefined) return null;
  const isCompanion = signIn.customClaims?.userType === 'earner';
  return { email: signIn.email, firstName: '', isCompanion, missing: null };
}

const CONTENTS = { suspended, closed, reinstated } as const;

/**
 * Emails a person that their account was suspended or reinstated by staff, or closed until it is
 * deleted. This email can't be muted.
 */
export async function mailStatus(
  { queue, siteUrl, linkKey }: NotifyDeps,
  status: StatusChange,
  now: Date,
): Promise<void> {
  const { uid, recipient, change, reason, at } = status;
  if (recipient === null) return;
  const token = suspensionToken({ uid, at: at.getTime() }, linkKey);
  const site = { siteUrl, isLive: arePaymentsLive(), token };
  const content = CONTENTS[change](recipient, reason, site);
  const mail = composeMail({ to: recipient.email, toName: recipient.firstName }, content);
  const kind = `account-${change}`;
  await queue.add({ key: `${kind}/${uid}/${now.getTime()}`, kind, uid, mail });
}

/** The facts that the emails need of this deployment. */
interface Site {
  readonly siteUrl: string;
  /** Whether a payment provider moves the money. */
  readonly isLive: boolean;
  /** Opens the reason and the data of a suspension, and nothing for other changes. */
  readonly token: string;
}

function suspended(recipient: Recipient, reason: string, site: Site): MailContent {
  const listing = recipient.isCompanion ? ' Members can no longer find or book you.' : '';
  return {
    subject: 'Your account is suspended',
    parts: [
      `We’ve suspended your ${PRODUCT_NAME} account. You can’t sign in until we reinstate it.${listing}`,
      `Reason: ${reason}`,
      `${bookingsCanceled(recipient, site)} We’ve also canceled the events and activities you host, freed your spots at others, and taken down your stories.`,
      'Think this is a mistake? Contact us.',
      ...actionAt(site.siteUrl, '/contact', 'Contact us'),
      ...dataLink(site),
    ],
  };
}

function dataLink({ siteUrl, token }: Site): MailContent['parts'] {
  const link = actionAt(siteUrl, `/suspended?token=${token}`, 'Download my data');
  if (link.length === 0) return [];
  return [
    `For ${SUSPENSION_LINK_DAYS} days you can download everything we hold about you. The link needs no password, so keep this email to yourself.`,
    ...link,
  ];
}

function closed(_recipient: Recipient, _reason: string, site: Site): MailContent {
  return {
    subject: 'Your account is closed',
    parts: [
      `You asked us to delete your ${PRODUCT_NAME} account. It’s no longer visible, and you can’t sign in with it.`,
      'Before we delete it, a session of today has to be over, or our team has a report to review. You don’t need to do anything.',
      'We’ve ended your open bookings as if you had canceled them, canceled the events and activities you host, and freed your spots at others.',
      'Want to keep your account? Contact us.',
      ...actionAt(site.siteUrl, '/contact', 'Contact us'),
    ],
  };
}

function bookingsCanceled({ isCompanion }: Recipient, { isLive }: Site): string {
  if (isLive)
    return 'We’ve canceled your open bookings, and refund what was paid for them in full.';
  const charged = isCompanion ? 'Members' : 'You';
  return `We’ve canceled your open bookings. ${charged} won’t be charged.`;
}

function reinstated({ missing }: Recipient, reason: string, { siteUrl }: Site): MailContent {
  const listing = missing === null ? '' : ` ${listedWords(missing)}`;
  return {
    subject: 'Your account is active again',
    parts: [
      `We’ve reinstated your ${PRODUCT_NAME} account. You can sign in again.${listing}`,
      `Note from our team: ${reason}`,
      'Canceled bookings and events stay canceled.',
      ...actionAt(siteUrl, '/login', 'Sign in'),
    ],
  };
}
