import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import { REPEAT_TIMES } from '@hearthkin/domain/community/repeats';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { allPlaces, events, waiting } from '../platform/records/collections';

/** The waiting list of an event, longest wait first. Index: waiting.joinedAt. */
export function waitingInTurn(db: Firestore, eventId: string): Query<EventPlace> {
  return waiting(db, eventId).orderBy('joinedAt');
}

/** A person's places at events, or on waiting lists. Index: uid, across collections. */
export function placesOf(
  db: Firestore,
  kind: 'attendees' | 'waiting',
  uid: string,
): Query<EventPlace> {
  return allPlaces[kind](db).where('uid', '==', uid);
}

/** The published dates of a series after an instant, soonest first. Index: (seriesId, status, startsAt). */
export function seriesAhead(db: Firestore, seriesId: string, after: Date): Query<CommunityEvent> {
  return events(db)
    .where('seriesId', '==', seriesId)
    .where('status', '==', 'approved')
    .where('startsAt', '>', after)
    .orderBy('startsAt')
    .limit(REPEAT_TIMES.most);
}

/** The events of a person that wait for a decision, up to the most that may. */
export function openEventsBy(db: Firestore, uid: string): Query<CommunityEvent> {
  return eventsBy(db, uid)
    .where('status', '==', 'pending_approval')
    .limit(RATE_LIMITS.openEvents.max);
}

/** Events hosted by a person, past ones included. */
export function eventsBy(db: Firestore, uid: string): Query<CommunityEvent> {
  return events(db).where('hostId', '==', uid);
}
