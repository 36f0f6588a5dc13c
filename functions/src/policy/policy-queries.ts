import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { asPayout, bookings, users } from '../core/collections';

/**
 * Active accounts that were not used since then, as far as they know, and that have not been told so;
 * longest unused first. Index: (accountStatus, inactivityNoticeAt, lastLoginAt).
 */
export function unusedAccounts(db: Firestore, then: Date): Query<User> {
  return users(db)
    .where('accountStatus', '==', 'active')
    .where('inactivityNoticeAt', '==', null)
    .where('lastLoginAt', '<=', then)
    .orderBy('lastLoginAt', 'asc');
}

/**
 * Active accounts that were told until then that they will be closed, the first told first. Index:
 * (accountStatus, inactivityNoticeAt).
 */
export function toldAccounts(db: Firestore, then: Date): Query<User> {
  return users(db)
    .where('accountStatus', '==', 'active')
    .where('inactivityNoticeAt', '<=', then)
    .orderBy('inactivityNoticeAt', 'asc');
}

/** One of a person's bookings that is asked for or agreed. Index: (participantIds, status, dueAt). */
export function openBookingOf(db: Firestore, uid: string): Query<Booking> {
  return bookings(db)
    .where('participantIds', 'array-contains', uid)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('dueAt', 'asc')
    .limit(1);
}

/** One of a companion's payouts that has not left. Index across collections: (earnerId, status, dueAt). */
export function unpaidPayoutOf(db: Firestore, earnerId: string): Query<Payout> {
  return db
    .collectionGroup('payouts')
    .withConverter(asPayout)
    .where('earnerId', '==', earnerId)
    .where('status', '==', 'pending')
    .orderBy('dueAt', 'asc')
    .limit(1);
}

/** Bookings of people who have both left and that need not be kept any longer. */
export function oldBookings(db: Firestore, now: Date): Query<Booking> {
  return bookings(db).where('keepUntil', '<=', now).orderBy('keepUntil', 'asc');
}
