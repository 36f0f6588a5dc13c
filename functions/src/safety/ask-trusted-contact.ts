import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import type { Firestore } from 'firebase-admin/firestore';
import { deliverAtOnce } from '../mail/deliver-mail';
import type { ContactMailDeps } from '../mail/mail-params';
import { countAttempt, mayMail } from '../platform/rate-limit';
import { inviteMail } from './safety-mails';

interface Asked {
  readonly uid: string;
  /** First name of the person who asks. */
  readonly of: string;
  readonly contact: TrustedContact;
}

/** Counts an email that asks a trusted contact. @throws AppError `rate-limited`. */
export function countAsked(
  db: Firestore,
  uid: string,
  { email }: Pick<TrustedContact, 'email'>,
  now: Date,
): Promise<void> {
  return countAttempt(db, 'trustedContactAsked', `${uid}\n${email}`, now);
}

/**
 * Emails a trusted contact that they are asked, while the person waits, who can ask again; false if no
 * email was sent.
 */
export async function askTrustedContact(
  db: Firestore,
  { uid, of, contact }: Asked,
  { senders, siteUrl, linkKey }: ContactMailDeps,
  now: Date,
): Promise<boolean> {
  // Without either there is no link to answer by.
  if (siteUrl === '' || linkKey === '') return false;
  // No one may learn that others have asked this address.
  if (!(await mayMail(db, contact.email, now))) return true;
  const mail = inviteMail({ uid, of, contact, siteUrl, linkKey });
  return deliverAtOnce({ db, senders, now }, { kind: 'trusted-contact-asked', uid, mail });
}
