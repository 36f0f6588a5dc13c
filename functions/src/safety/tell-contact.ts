import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import type { Firestore } from 'firebase-admin/firestore';
import { deliverAtOnce } from '../mail/deliver-mail';
import type { Mail } from '../mail/mail';
import type { ContactMailDeps, NotifyDeps } from '../mail/mail-params';
import { users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import type { SessionMailFacts } from './safety-mails';

/** A trusted contact, as emails name them. */
export type Recipient = Pick<TrustedContact, 'contactId' | 'name' | 'email'>;

export interface ContactNotice {
  readonly uid: string;
  readonly bookingId: string;
  readonly booking: Booking;
  readonly contact: Recipient;
  /** The name of the mail in the log. */
  readonly kind: string;
  readonly mailOf: (facts: SessionMailFacts) => Mail;
}

/**
 * Emails a confirmed trusted contact about a session, at once or not at all: the caller learns
 * whether it was sent, and an alarm that comes hours later would only frighten.
 * @returns false if no email was sent.
 */
export async function tellContact(
  db: Firestore,
  notice: ContactNotice,
  deps: ContactMailDeps,
  now: Date,
): Promise<boolean> {
  const mail = await contactMail(db, notice, deps, now);
  if (mail === null) return false;
  const { kind, uid } = notice;
  return deliverAtOnce({ db, senders: deps.senders, now }, { kind, uid, mail });
}

/** The email to a trusted contact; null if there can't be one. */
export async function contactMail(
  db: Firestore,
  { uid, bookingId, booking, contact, mailOf }: Omit<ContactNotice, 'kind'>,
  { siteUrl, linkKey }: NotifyDeps,
  now: Date,
): Promise<Mail | null> {
  // Without either there is no link to withdraw by, nor to the photo.
  if (siteUrl === '' || linkKey === '') return null;
  const [person, other] = await Promise.all(
    [uid, otherParty(booking, uid).uid].map(async (id) => dataOf(await users(db).doc(id).get())),
  );
  if (person == null) return null;
  return mailOf({
    uid,
    of: person.firstName,
    contact,
    siteUrl,
    linkKey,
    bookingId,
    booking,
    other: other?.firstName ?? 'someone whose account is deleted',
    now,
  });
}
