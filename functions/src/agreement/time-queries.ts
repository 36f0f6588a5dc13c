import type { Booking } from '@hearthkin/domain/booking/booking';
import { BUSY_STATUSES, HELD_STATUSES, startsOn } from '@hearthkin/domain/booking/busy';
import type { Activity } from '@hearthkin/domain/community/activity';
import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { EVENT_MINUTES, type HostedTime } from '@hearthkin/domain/community/hosted-time';
import { MAX_BUSY } from '@hearthkin/domain/companion/live';
import { BUFFER_MINUTES } from '@hearthkin/domain/companion/offer';
import { LONGEST_SESSION_MINUTES } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { SLOT_MINUTES } from '@hearthkin/domain/foundation/slots';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { activities, bookings, events } from '../platform/records/collections';

/**
 * A companion's sessions that end after an instant, but for the canceled ones. They don't overlap, so
 * ordering by end also orders by start. Index: (earnerId, status, endsAt).
 */
export function sessionsSince(db: Firestore, companionId: string, since: Date): Query<Booking> {
  return bookings(db)
    .where('earnerId', '==', companionId)
    .where('status', 'in', HELD_STATUSES)
    .where('endsAt', '>', since)
    .orderBy('endsAt', 'asc')
    .limit(MAX_BUSY);
}

/**
 * A companion's sessions that may be meant for a date, with some of the days beside it, but for the canceled ones.
 * Index: (earnerId, status, endsAt).
 */
export function sessionsOn(db: Firestore, companionId: string, date: string): Query<Booking> {
  const { from, until } = startsOn(date);
  const lastEnd = new Date(until.getTime() + LONGEST_SESSION_MINUTES * MINUTE_MS);
  return bookings(db)
    .where('earnerId', '==', companionId)
    .where('status', 'in', HELD_STATUSES)
    .where('endsAt', '>', from)
    .where('endsAt', '<=', lastEnd)
    .orderBy('endsAt', 'asc');
}

/** The longest time that a session keeps after its end, in whole quarter hours. */
const KEPT_AFTER_MINUTES = Math.max(...BUFFER_MINUTES) + SLOT_MINUTES;

/**
 * A companion's sessions and requests around the time of something they host: all that may overlap it. Index:
 * (earnerId, status, endsAt).
 */
export function sessionsAround(
  db: Firestore,
  companionId: string,
  { startsAt, endsAt }: HostedTime,
): Query<Booking> {
  const longest = LONGEST_SESSION_MINUTES + SLOT_MINUTES;
  return bookings(db)
    .where('earnerId', '==', companionId)
    .where('status', 'in', BUSY_STATUSES)
    .where('endsAt', '>', new Date(startsAt.getTime() - KEPT_AFTER_MINUTES * MINUTE_MS))
    .where('endsAt', '<=', new Date(endsAt.getTime() + longest * MINUTE_MS))
    .orderBy('endsAt', 'asc');
}

/** The published events that a person hosts, of which some may be under way, soonest first. Index: (hostId, status, startsAt). */
export function publishedEventsBy(db: Firestore, uid: string, now: Date): Query<CommunityEvent> {
  return events(db)
    .where('hostId', '==', uid)
    .where('status', '==', 'approved')
    .where('startsAt', '>', new Date(now.getTime() - EVENT_MINUTES * MINUTE_MS))
    .orderBy('startsAt', 'asc')
    .limit(MAX_BUSY);
}

/** The activities that a person hosts, of which some may be under way, soonest first. Index: (hostId, status, startsAt). */
export function openActivitiesBy(db: Firestore, uid: string, now: Date): Query<Activity> {
  return activities(db)
    .where('hostId', '==', uid)
    .where('status', '==', 'open')
    .where('startsAt', '>', new Date(now.getTime() - ACTIVITY_LIMITS.minutes * MINUTE_MS))
    .orderBy('startsAt', 'asc')
    .limit(MAX_BUSY);
}
