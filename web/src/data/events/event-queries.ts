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
import { hiddenAsNone } from '../kit/hidden-as-none';
import type { LiveQuery } from '../kit/live-query';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

/** The reads of community events, by name; see `queries.ts`. */

const events = documentsOf(eventSchema);
const places = documentsOf(eventPlaceSchema);

/** Events on one page of the hub. */
export const EVENTS_PAGE = 24;

/** People on one page of those who come. */
export const ATTENDEES_PAGE = 30;

/** Places of one's own that are read at a time, and events of one's own. */
export const OWN_PLACES = 50;
const HOSTED = 12;

/** As many of those who wait before somebody are counted. */
export const COUNTED_BEFORE = 100;

/** Which events somebody looks for. Whatever is null narrows nothing. */
export interface EventFilter {
  readonly from: Date;
  /** The beginning of a word of theirs, folded (`queryTokens`). */
  readonly token: string | null;
  readonly city: EventCity | null;
  readonly category: EventCategory | null;
  /** `yyyy-MM-dd` on the event's own calendar. */
  readonly date: string | null;
}

/** Published events that a filter finds, soonest first, page by page. */
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

/** An event; null for one that is not there, or not for this person. */
export function communityEvent(eventId: string): LiveQuery<Doc<CommunityEvent> | null> {
  return {
    key: `event/${eventId}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'events', eventId).withConverter(events)).pipe(
        catchError(hiddenAsNone),
      ),
  };
}

/** Several events by their ids, in the order asked for; those that cannot be read are left out. */
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

/** Who comes to an event, and who waits for a place. */
export type PlaceKind = 'attendees' | 'waiting';

/** A person's own place at an event, or the one they wait for; null without. */
export function ownPlace(
  kind: PlaceKind,
  eventId: string,
  uid: string,
): LiveQuery<Doc<EventPlace> | null> {
  return {
    key: `event-place/${kind}/${eventId}/${uid}`,
    open: () =>
      watchDoc(() => doc(firestore(), 'events', eventId, kind, uid).withConverter(places)).pipe(
        catchError(hiddenAsNone),
      ),
  };
}

/** Who comes to an event, those who joined first first, page by page. */
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

/** Who waited for a place at an event before an instant; no more than are counted. */
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
          limit(COUNTED_BEFORE),
        ),
      ),
  };
}

/** A person's own places at events that begin after an instant, soonest first, by event. */
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
            limit(OWN_PLACES),
          ),
        // Every place of a person has their id: the event tells them apart.
        ({ ref }) => ref.parent.parent?.id ?? ref.id,
      ),
  };
}

/** The events that a person hosts or has hosted, in any state, latest first. */
export function hostedEvents(uid: string): LiveQuery<readonly Doc<CommunityEvent>[]> {
  return {
    key: `hosted-events/${uid}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'events').withConverter(events),
          where('hostId', '==', uid),
          orderBy('startsAt', 'desc'),
          limit(HOSTED),
        ),
      ),
  };
}

/** Events that wait for a decision, longest wait first. For staff. */
export function waitingEvents(count: number): LiveQuery<readonly Doc<CommunityEvent>[]> {
  return {
    key: `waiting-events/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'events').withConverter(events),
          where('status', '==', 'pending_approval'),
          orderBy('submittedAt', 'asc'),
          limit(count),
        ),
      ),
  };
}
