import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import { type Claim, missedSince } from '@hearthkin/domain/booking/claim';
import type { MemberRating } from '@hearthkin/domain/booking/member-rating';
import { DAY_CLOSES_AFTER_MS, DAY_OPENS_BEFORE_MS } from '@hearthkin/domain/booking/session-day';
import { LONGEST_SESSION_MINUTES } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import type { SessionTimer } from '@hearthkin/domain/safety/session-timer';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  allMemberRatings,
  bookings,
  claims,
  discountUses,
  sessionTimers,
} from '../platform/records/collections';
import type { DiscountUse } from '../platform/records/records';

/**
 * Overdue bookings with a status, longest overdue first; optionally of one companion. Indexes:
 * (status, dueAt) and (earnerId, status, dueAt).
 */
export function dueBookings(
  db: Firestore,
  status: BookingStatus,
  now: Date,
  companionId?: string,
): Query<Booking> {
  const all: Query<Booking> = bookings(db);
  const theirs = companionId === undefined ? all : all.where('earnerId', '==', companionId);
  return theirs.where('status', '==', status).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** Sessions of two people that took place, `most` at most. */
export function heldTogether(
  db: Firestore,
  { spenderId, earnerId }: Pick<Booking, 'spenderId' | 'earnerId'>,
  most: number,
): Query<Booking> {
  return bookings(db)
    .where('spenderId', '==', spenderId)
    .where('earnerId', '==', earnerId)
    .where('status', '==', 'completed')
    .limit(most);
}

/** A member's requests without an answer: as many as there can be, and as many lapsed ones. */
export function pendingRequestsOf(db: Firestore, spenderId: string): Query<Booking> {
  return bookings(db)
    .where('spenderId', '==', spenderId)
    .where('status', '==', 'pending')
    .limit(2 * RATE_LIMITS.openRequests.max);
}

/** A member's requests to a companion that have no answer, `RATE_LIMITS.openRequests` at most and as many lapsed ones. */
export function requestsBetween(
  db: Firestore,
  { spenderId, earnerId }: Pick<Booking, 'spenderId' | 'earnerId'>,
): Query<Booking> {
  return pendingRequestsOf(db, spenderId).where('earnerId', '==', earnerId);
}

/** The sessions that were asked for in one act. */
export function bookingsOfSeries(
  db: Firestore,
  { spenderId, seriesId }: Pick<Booking, 'spenderId' | 'seriesId'>,
): Query<Booking> {
  return bookings(db).where('spenderId', '==', spenderId).where('seriesId', '==', seriesId);
}

/** The bookings of a person whose day it is, or may be, latest start first. Index: (participantIds, startsAt). */
export function bookingsAround(db: Firestore, uid: string, now: Date): Query<Booking> {
  const longest = LONGEST_SESSION_MINUTES * MINUTE_MS;
  return bookings(db)
    .where('participantIds', 'array-contains', uid)
    .where('startsAt', '>', new Date(now.getTime() - longest - DAY_CLOSES_AFTER_MS))
    .where('startsAt', '<=', new Date(now.getTime() + DAY_OPENS_BEFORE_MS))
    .orderBy('startsAt', 'desc');
}

/** The confirmed sessions that a member canceled. */
export function canceledBy(db: Firestore, spenderId: string): Query<Booking> {
  return bookings(db)
    .where('spenderId', '==', spenderId)
    .where('cancellation.endReason', '==', 'member-cancelled');
}

/** Sessions of which a reminder or the check-in is due, longest first. */
export function dueTimers(
  db: Firestore,
  field: keyof SessionTimer,
  now: Date,
): Query<SessionTimer> {
  return sessionTimers(db).where(field, '<=', now).orderBy(field, 'asc');
}

/**
 * Claims without an answer in time that the system decides, longest overdue first; optionally of one
 * companion. Index: (earnerId, dueAt).
 */
export function silentClaims(db: Firestore, now: Date, companionId?: string): Query<Claim> {
  const all: Query<Claim> = claims(db);
  const theirs = companionId === undefined ? all : all.where('earnerId', '==', companionId);
  return theirs.where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/**
 * Sessions that a companion has missed lately, latest decision first, `most` at most. Index:
 * (earnerId, decision.outcome, decision.at).
 */
export function missedBy(db: Firestore, earnerId: string, now: Date, most: number): Query<Claim> {
  return claims(db)
    .where('earnerId', '==', earnerId)
    .where('decision.outcome', '==', 'companion-no-show')
    .where('decision.at', '>=', missedSince(now))
    .orderBy('decision.at', 'desc')
    .limit(most);
}

/** Those of a member's discounts and credits that are used, by key; `in` takes thirty keys. */
export function usedDiscounts(
  db: Firestore,
  spenderId: string,
  keys: readonly string[],
): Query<DiscountUse> {
  return discountUses(db, spenderId).where(FieldPath.documentId(), 'in', keys);
}

/** The answers of companions about a member, latest first, `most` at most. Index across collections: (memberId, createdAt). */
export function latestMemberRatings(
  db: Firestore,
  memberId: string,
  most: number,
): Query<MemberRating> {
  return allMemberRatings(db)
    .where('memberId', '==', memberId)
    .orderBy('createdAt', 'desc')
    .limit(most);
}
