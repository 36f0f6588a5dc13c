import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  bookings,
  emailChanges,
  mailLog,
  passwordResets,
  retainedRecords,
} from '../core/collections';
import type { EmailChange, MailLog, PasswordReset, RetainedRecord } from '../core/records';

/** Everything that hangs on one person, in the order of its ids: for their data, and to delete it. */

export function allBookingsOf(db: Firestore, uid: string): Query<Booking> {
  return bookings(db).where('participantIds', 'array-contains', uid);
}

/** What became of the mails to a person. */
export function mailLogOf(db: Firestore, uid: string): Query<MailLog> {
  return mailLog(db).where('uid', '==', uid);
}

export function passwordResetsOf(db: Firestore, uid: string): Query<PasswordReset> {
  return passwordResets(db).where('uid', '==', uid);
}

export function emailChangesOf(db: Firestore, uid: string): Query<EmailChange> {
  return emailChanges(db).where('uid', '==', uid);
}

/** Accounts whose removal has begun and not ended. */
export function unfinishedRemovals(db: Firestore): Query<RetainedRecord> {
  return retainedRecords(db).where('completedAt', '==', null);
}
