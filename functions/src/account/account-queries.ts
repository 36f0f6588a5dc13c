import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Review } from '@hearthkin/domain/companion/review';
import type { Report } from '@hearthkin/domain/safety/any-report';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  asProfileView,
  asReview,
  bookings,
  contactMessages,
  emailChanges,
  mailLog,
  passwordResets,
  reports,
  retainedRecords,
} from '../core/collections';
import type {
  EmailChange,
  MailLog,
  PasswordReset,
  ProfileView,
  RetainedRecord,
} from '../core/records';

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

/** What a member has said of companions. Index: reviews.spenderId, across collections. */
export function reviewsBy(db: Firestore, uid: string): Query<Review> {
  return db.collectionGroup('reviews').withConverter(asReview).where('spenderId', '==', uid);
}

/** What a person has reported. */
export function reportsBy(db: Firestore, uid: string): Query<Report> {
  return reports(db).where('reporterId', '==', uid);
}

/** What a person has written to support while signed in. */
export function contactMessagesBy(db: Firestore, uid: string): Query<ContactMessage> {
  return contactMessages(db).where('uid', '==', uid);
}

/** What has been reported of a companion's reviews. */
export function reportsAbout(db: Firestore, companionId: string): Query<Report> {
  return reports(db).where('companionId', '==', companionId);
}

/** The profiles that a person looked at of late. Index: views.viewerId, across collections. */
export function viewsBy(db: Firestore, uid: string): Query<ProfileView> {
  return db.collectionGroup('views').withConverter(asProfileView).where('viewerId', '==', uid);
}

/** Accounts whose removal has begun and not ended. */
export function unfinishedRemovals(db: Firestore): Query<RetainedRecord> {
  return retainedRecords(db).where('completedAt', '==', null);
}
