import {
  type CommunityEvent,
  type EventCategory,
  type EventCity,
  type EventPlace,
  eventPlaceSchema,
  eventSchema,
} from '@hearthkin/domain/community/event';
import {
  collection,
  collectionGroup,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { catchError, combineLatest, map, of } from 'rxjs';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { nullIfDenied } from '../kit/null-if-denied';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

const events = documentsOf(eventSchema);
const places = documentsOf(eventPlaceSchema);

/** Events per page of the hub. */
export const EVENTS_PAGE = 24;

/** Attendees per page. */
export const ATTENDEES_PAGE = 30;

/** Limits for the user's own places and hosted events. */
export const MAX_OWN_PLACES = 50;
const MAX_HOSTED = 12;

/** The most people counted ahead of a user on the waiting list. */
export const MAX_WAITING_COUNTED = 100;

/** Filters of the event list. Null means no restriction. */
export interface EventFilter {
  readonly from: Date;
  /** A word prefix, normalized (`queryTokens`). */
  readonly token: string | null;
  readonly city: EventCity | null;
  readonly category: EventCategory | null;
  /** `yyyy-MM-dd` in the event's time zone. */
  readonly date: string | null;
}

/** Published events that match a filter, soonest first, page by page. */
export function eventPages(filter: EventFilter): LiveQuery<Pages<CommunityEvent>> {
  const { from, token, city, category, date } = filter;
  const list = (...at: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'events').withConverter(events),
      where('status', '==', 'approved'),
      ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
      ...(city === null ? [] : [where('city', '==', city)]),
      ...(category === null ? [] : [where('category', '==', category)]),
      ...(date === null ? [] : [where('date', '==', date)]),
      where('startsAt', '>', from),
      orderBy('startsAt', 'asc'),
      ...at,
      limit(EVENTS_PAGE),
    );
  return {
    key: `events/${from.getTime()}/${token ?? ''}/${city ?? ''}/${category ?? ''}/${date ?? ''}`,
    open: (more) => watchPages(list, EVENTS_PAGE, more),
  };
}

/** One event; null when it doesn't exist or the reader may not see it. */
export function communityEvent(eventId: string): LiveQuery<Doc<CommunityEvent> | null> {
  return {
    key: `event/${eventId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'events', eventId).withConverter(events)).pipe(
        catchError(nullIfDenied),
      ),
  };
}

/** Events by id, in the given order, without those that can't be read. */
export function eventsById(ids: readonly string[]): LiveQuery<readonly Doc<CommunityEvent>[]> {
  return {
    key: `events-by-id/${ids.join()}`,
    open: (more) =>
      (ids.length === 0
        ? of([])
        : combineLatest(ids.map((id) => communityEvent(id).open(more)))
      ).pipe(
        map((readings) => ({
          data: readings.flatMap(({ data }) => (data === null ? [] : [data])),
          fromCache: readings.some(({ fromCache }) => fromCache),
        })),
      ),
  };
}

/** The subcollections of an event: attendees and waiting list. */
export type PlaceKind = 'attendees' | 'waiting';

/** A user's own place as attendee or on the waiting list; null without one. */
export function ownPlace(
  kind: PlaceKind,
  eventId: string,
  uid: string,
): LiveQuery<Doc<EventPlace> | null> {
  return {
    key: `event-place/${kind}/${eventId}/${uid}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'events', eventId, kind, uid).withConverter(places)).pipe(
        catchError(nullIfDenied),
      ),
  };
}

/** An event's attendees in the order they joined, page by page. */
export function attendeePages(eventId: string): LiveQuery<Pages<EventPlace>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'events', eventId, 'attendees').withConverter(places),
      orderBy('joinedAt', 'asc'),
      ...from,
      limit(ATTENDEES_PAGE),
    );
  return {
    key: `event-attendees/${eventId}`,
    open: (more) => watchPages(list, ATTENDEES_PAGE, more),
  };
}

/** Who joined the waiting list before an instant, at most `MAX_WAITING_COUNTED`. */
export function waitingBefore(
  eventId: string,
  joinedAt: Date,
): LiveQuery<readonly Doc<EventPlace>[]> {
  return {
    key: `event-waiting-before/${eventId}/${joinedAt.getTime()}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'events', eventId, 'waiting').withConverter(places),
          where('joinedAt', '<', joinedAt),
          orderBy('joinedAt', 'asc'),
          limit(MAX_WAITING_COUNTED),
        ),
      ),
  };
}

/** A user's places at events after an instant, soonest first. The ids are those of the events. */
export function ownPlaces(
  kind: PlaceKind,
  uid: string,
  after: Date,
): LiveQuery<readonly Doc<EventPlace>[]> {
  return {
    key: `event-places/${kind}/${uid}/${after.getTime()}`,
    open: () =>
      watchList(
        () =>
          query(
            collectionGroup(firestore(), kind).withConverter(places),
            where('uid', '==', uid),
            where('startsAt', '>', after),
            orderBy('startsAt', 'asc'),
            limit(MAX_OWN_PLACES),
          ),
        // The document id is always the user's uid, so use the event's id instead.
        ({ ref }) => ref.parent.parent?.id ?? ref.id,
      ),
  };
}

/** Events a user hosts or hosted, in any state, latest first. */
export function hostedEvents(uid: string): LiveQuery<readonly Doc<CommunityEvent>[]> {
  return {
    key: `hosted-events/${uid}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'events').withConverter(events),
          where('hostId', '==', uid),
          orderBy('startsAt', 'desc'),
          limit(MAX_HOSTED),
        ),
      ),
  };
}
