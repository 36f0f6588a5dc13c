import type { Booking } from '@hearthkin/domain/booking/booking';
import { otherParty } from '@hearthkin/domain/booking/booking';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import type { Firestore } from 'firebase-admin/firestore';
import { users } from '../core/collections';
import { dataOf } from '../core/converter';
import { logMail } from '../core/log-mail';
import type { Mail } from '../core/mail';
import type { NotifyDeps } from '../core/mail-params';
import type { SessionMailFacts } from './safety-mails';

export interface ContactNotice {
  readonly uid: string;
  readonly bookingId: string;
  readonly booking: Booking;
  readonly contact: TrustedContact;
  /** The name of the mail in the log. */
  readonly kind: string;
  readonly mailOf: (facts: SessionMailFacts) => Mail;
}

/** Emails a confirmed trusted contact about a session; false if no email was sent. */
export async function tellContact(
  db: Firestore,
  { uid, bookingId, booking, contact, kind, mailOf }: ContactNotice,
  { senders, siteUrl, linkKey }: NotifyDeps,
  now: Date,
): Promise<boolean> {
  // Without either there is no link to withdraw by, nor to the photo.
  if (siteUrl === '' || linkKey === '') return false;
  const [person, other] = await Promise.all(
    [uid, otherParty(booking, uid).uid].map(async (id) => dataOf(await users(db).doc(id).get())),
  );
  if (person == null) return false;
  const mail = mailOf({
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
  return (await logMail(db, senders, { kind, uid, mail }, now)) === 'sent';
}
