import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { bookings, users } from '../platform/records/collections';

/**
 * Active accounts not used since then and not yet notified, longest unused first. Index:
 * (accountStatus, inactivityNoticeAt, lastLoginAt).
 */
export function unusedAccounts(db: Firestore, then: Date): Query<User> {
  return users(db)
    .where('accountStatus', '==', 'active')
    .where('inactivityNoticeAt', '==', null)
    .where('lastLoginAt', '<=', then)
    .orderBy('lastLoginAt', 'asc');
}

/**
 * Active accounts notified of closing by then, first notified first. Index: (accountStatus,
 * inactivityNoticeAt).
 */
export function notifiedAccounts(db: Firestore, then: Date): Query<User> {
  return users(db)
    .where('accountStatus', '==', 'active')
    .where('inactivityNoticeAt', '<=', then)
    .orderBy('inactivityNoticeAt', 'asc');
}

/** Accounts whose restriction is over, longest over first. */
export function endedRestrictions(db: Firestore, now: Date): Query<User> {
  return users(db).where('restriction.until', '<=', now).orderBy('restriction.until', 'asc');
}

/** One requested or confirmed booking of a person. Index: (participantIds, status, dueAt). */
export function openBookingOf(db: Firestore, uid: string): Query<Booking> {
  return bookings(db)
    .where('participantIds', 'array-contains', uid)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('dueAt', 'asc')
    .limit(1);
}

/** Bookings of two deleted accounts whose retention is over. */
export function oldBookings(db: Firestore, now: Date): Query<Booking> {
  return bookings(db).where('keepUntil', '<=', now).orderBy('keepUntil', 'asc');
}
