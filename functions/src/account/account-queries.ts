import type { Booking } from '@hearthkin/domain/booking/booking';
import type { MemberRating } from '@hearthkin/domain/booking/member-rating';
import type { Signal } from '@hearthkin/domain/booking/room-signal';
import type { Block } from '@hearthkin/domain/safety/block';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  allBlocks,
  allMemberRatings,
  allProfileViews,
  allSignals,
  bookings,
  contactMessages,
  emailChanges,
  mailLog,
  passwordResets,
  rememberedPeople,
  retainedRecords,
  unqueuedMails,
} from '../platform/records/collections';
import type { MailLog, UnqueuedMail } from '../platform/records/mail-records';
import type {
  EmailChange,
  PasswordReset,
  ProfileView,
  RememberedPerson,
  RetainedRecord,
} from '../platform/records/records';

/**
 * Documents about one person outside their own paths, ordered by id: for the download and for
 * deletion.
 */

export function allBookingsOf(db: Firestore, uid: string): Query<Booking> {
  return bookings(db).where('participantIds', 'array-contains', uid);
}

/** Log entries of a person's emails. */
export function mailLogOf(db: Firestore, uid: string): Query<MailLog> {
  return mailLog(db).where('uid', '==', uid);
}

/** Their emails that wait to be queued. */
export function unqueuedMailsOf(db: Firestore, uid: string): Query<UnqueuedMail> {
  return unqueuedMails(db).where('uid', '==', uid);
}

export function passwordResetsOf(db: Firestore, uid: string): Query<PasswordReset> {
  return passwordResets(db).where('uid', '==', uid);
}

export function emailChangesOf(db: Firestore, uid: string): Query<EmailChange> {
  return emailChanges(db).where('uid', '==', uid);
}

/** Messages to support that a person sent while signed in. */
export function contactMessagesBy(db: Firestore, uid: string): Query<ContactMessage> {
  return contactMessages(db).where('uid', '==', uid);
}

/** Recent profile views by a person. Index: views.viewerId, across collections. */
export function viewsBy(db: Firestore, uid: string): Query<ProfileView> {
  return allProfileViews(db).where('viewerId', '==', uid);
}

/** A person's signals in rooms of sessions. Index: room.uid, across collections. */
export function signalsBy(db: Firestore, uid: string): Query<Signal> {
  return allSignals(db).where('uid', '==', uid);
}

/** The answers of companions about a member. Index: memberRatings.memberId, across collections. */
export function memberRatingsAbout(db: Firestore, uid: string): Query<MemberRating> {
  return allMemberRatings(db).where('memberId', '==', uid);
}

/** Blocks of a person, also ended ones. Index: blocks.blockedUid, across collections. */
export function blocksOf(db: Firestore, uid: string): Query<Block> {
  return allBlocks(db).where('blockedUid', '==', uid);
}

/** The memory of people whom a person blocked. */
export function rememberedFor(db: Firestore, uid: string): Query<RememberedPerson> {
  return rememberedPeople(db).where('blockedBy', 'array-contains', uid);
}

/** Accounts whose removal has started and not finished. */
export function unfinishedRemovals(db: Firestore): Query<RetainedRecord> {
  return retainedRecords(db).where('completedAt', '==', null);
}
