import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import type { Activity, Participant } from '@hearthkin/domain/community/activity';
import { PUBLIC_STATUSES } from '@hearthkin/domain/community/activity-state';
import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { activitiesBy, participationsOf } from '../community/activity-queries';
import { eventsBy, placesOf } from '../community/event-queries';
import { bookings, calendarKeys } from '../platform/records/collections';
import type { CalendarKey } from '../platform/records/records';

/** A span of time: from the first instant, until before the second. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** The person whose calendar a link opens, if any. */
export function calendarKeyBy(db: Firestore, hash: string): Query<CalendarKey> {
  return calendarKeys(db).where('hash', '==', hash).limit(1);
}

/**
 * A person's sessions with one of these statuses, soonest first, `most` at most. Index: (participantIds, status, startsAt).
 */
export function sessionsWithin(
  db: Firestore,
  uid: string,
  statuses: readonly BookingStatus[],
  span: Span,
  most: number,
): Query<Booking> {
  return soonest(sessionsWith(db, uid).where('status', 'in', statuses), span, most);
}

/** A person's sessions of any status, latest first, `most` at most. Index: (participantIds, startsAt). */
export function sessionsBefore(
  db: Firestore,
  uid: string,
  span: Span,
  most: number,
): Query<Booking> {
  return startingIn(sessionsWith(db, uid), span).orderBy('startsAt', 'desc').limit(most);
}

function sessionsWith(db: Firestore, uid: string): Query<Booking> {
  return bookings(db).where('participantIds', 'array-contains', uid);
}

/** A person's places at events, soonest first, `most` at most. Index: attendees (uid, startsAt). */
export function placesWithin(
  db: Firestore,
  uid: string,
  span: Span,
  most: number,
): Query<EventPlace> {
  return soonest(placesOf(db, 'attendees', uid), span, most);
}

/**
 * The events a person hosts that are or were published, soonest first, `most` at most. Index: (hostId, status, startsAt).
 */
export function hostedWithin(
  db: Firestore,
  uid: string,
  span: Span,
  most: number,
): Query<CommunityEvent> {
  return soonest(eventsBy(db, uid).where('status', 'in', ['approved', 'cancelled']), span, most);
}

/**
 * The group activities a companion hosts that are or were published, soonest first, `most` at most. Indexes: (hostId,
 * startsAt) and (status, startsAt).
 */
export function hostedActivitiesWithin(
  db: Firestore,
  uid: string,
  span: Span,
  most: number,
): Query<Activity> {
  return soonest(activitiesBy(db, uid).where('status', 'in', PUBLIC_STATUSES), span, most);
}

function startingIn<T>(all: Query<T>, { from, until }: Span): Query<T> {
  return all.where('startsAt', '>=', from).where('startsAt', '<', until);
}

function soonest<T>(all: Query<T>, span: Span, most: number): Query<T> {
  return startingIn(all, span).orderBy('startsAt', 'asc').limit(most);
}

/** The activities a person joined last, `most` at most. Index: participants (uid, joinedAt). */
export function latestParticipations(db: Firestore, uid: string, most: number): Query<Participant> {
  return participationsOf(db, uid).orderBy('joinedAt', 'desc').limit(most);
}
