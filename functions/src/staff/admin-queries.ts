import type { User } from '@hearthkin/domain/account/user';
import { type DeletionRequest, deletionsLapsedAt } from '@hearthkin/domain/admin/account-acts';
import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import {
  type QueueId,
  type QueueItem,
  STAFF_QUEUES,
  type StaffQueue,
} from '@hearthkin/domain/admin/queues';
import {
  ACCOUNT_NOTES_SHOWN,
  BOOKING_NOTES_SHOWN,
  type StaffNote,
} from '@hearthkin/domain/admin/staff-note';
import {
  type AccountCount,
  type AccountFilter,
  type BookingFilter,
  MAX_WAITING,
} from '@hearthkin/domain/admin/staff-reads';
import { activeSince } from '@hearthkin/domain/admin/statistics';
import type { UrgencyStep } from '@hearthkin/domain/admin/urgency';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  accountNotes,
  auditLog,
  bookingNotes,
  bookings,
  deletionRequests,
  queueItems,
  suspensions,
  users,
  verifications,
} from '../platform/records/collections';
import type { Suspension } from '../platform/records/records';

/** Entries about an account, ordered by id. */
export function auditEntriesAbout(db: Firestore, uid: string): Query<AuditEntry> {
  return auditLog(db).where('concerns', 'array-contains', uid);
}

/** The warnings of staff to a person. Index: (act, concerns). */
export function warningsOf(db: Firestore, uid: string): Query<AuditEntry> {
  return auditEntriesAbout(db, uid).where('act', '==', 'account-warned');
}

/** The last decision of staff about something. Index: (target, kind, at). */
export function lastDecisionAbout(db: Firestore, target: string): Query<AuditEntry> {
  const decisions = auditLog(db).where('target', '==', target).where('kind', '==', 'decision');
  return decisions.orderBy('at', 'desc').limit(1);
}

/** Bookings that match a filter, latest start first. */
export function bookingsFor(db: Firestore, { person, status, day }: BookingFilter): Query<Booking> {
  let found: Query<Booking> = bookings(db);
  if (person !== null) found = found.where('participantIds', 'array-contains', person);
  if (status !== null) found = found.where('status', '==', status);
  if (day !== null) found = found.where('date', '==', day);
  return found.orderBy('startsAt', 'desc');
}

/** The latest notes of staff on a booking, latest first. */
export function notesOnBooking(db: Firestore, bookingId: string): Query<StaffNote> {
  return bookingNotes(db, bookingId).orderBy('at', 'desc').limit(BOOKING_NOTES_SHOWN);
}

/** The latest notes of staff on a person, latest first. */
export function notesOnAccount(db: Firestore, uid: string): Query<StaffNote> {
  return accountNotes(db, uid).orderBy('at', 'desc').limit(ACCOUNT_NOTES_SHOWN);
}

/** Suspensions of which something may be left. */
export function unfinishedSuspensions(db: Firestore): Query<Suspension> {
  return suspensions(db).where('completedAt', '==', null);
}

/** Accounts that match a filter, newest first. */
export function accountsFor(
  db: Firestore,
  { token, userType, accountStatus }: AccountFilter,
): Query<User> {
  let found: Query<User> = users(db);
  if (token !== null) found = found.where('searchTokens', 'array-contains', token);
  if (userType !== null) found = found.where('userType', '==', userType);
  if (accountStatus !== null) found = found.where('accountStatus', '==', accountStatus);
  return found.orderBy('createdAt', 'desc');
}

/** The accounts that a total counts. */
export function accountsOfCount(db: Firestore, which: AccountCount, now: Date): Query<User> {
  const all = users(db);
  switch (which) {
    case 'all':
      return all;
    case 'verified':
      return all.where('verification.isVerified', '==', true);
    case 'active':
      return all.where('lastLoginAt', '>=', activeSince(now));
    default:
      return all.where('userType', '==', which);
  }
}

/** The items of a queue, oldest first, at most as many as are counted. */
export function countedItems(db: Firestore, queue: QueueId): Query {
  return waitingItems(db, queue).limit(MAX_WAITING);
}

/** The item of a queue that waits longest, however urgent it is. */
export function oldestItem(db: Firestore, queue: QueueId): Query {
  const { path, field, value, since } = STAFF_QUEUES[queue];
  return db.collection(path).where(field, '==', value).orderBy(since, 'asc').limit(1);
}

/** The items that wait in a step of the inbox, oldest first. */
export function itemsOfStep<Id extends QueueId>(
  db: Firestore,
  { queue, severity }: UrgencyStep & { readonly queue: Id },
): Query<QueueItem<Id>> {
  const { field, value, rank, since }: StaffQueue = STAFF_QUEUES[queue];
  const waiting = queueItems(db, queue).where(field, '==', value);
  return (
    rank === undefined || severity === undefined ? waiting : waiting.where(rank, '==', severity)
  ).orderBy(since, 'asc');
}

/** Waiting items of a queue, the most urgent first and of these the oldest. */
export function waitingItems<Id extends QueueId>(db: Firestore, queue: Id): Query<QueueItem<Id>> {
  const { field, value, rank, since }: StaffQueue = STAFF_QUEUES[queue];
  const waiting = queueItems(db, queue).where(field, '==', value);
  return (rank === undefined ? waiting : waiting.orderBy(rank, 'asc')).orderBy(since, 'asc');
}

/** Reviewed submissions, latest first. */
export function decidedReviews(db: Firestore): Query<Verification> {
  return verifications(db)
    .where('verificationStatus', 'in', ['verified', 'rejected'])
    .orderBy('reviewedAt', 'desc');
}

/** Requests for deletions that have not lapsed, oldest first. */
export function openDeletions(db: Firestore, now: Date): Query<DeletionRequest> {
  return deletionRequests(db).where('at', '>', deletionsLapsedAt(now)).orderBy('at', 'asc');
}
