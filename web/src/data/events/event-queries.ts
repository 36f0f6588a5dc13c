import {
  type CommunityEvent,
  EVENT_LIMITS,
  type EventCategory,
  type EventCity,
  eventPlaceSchema,
  eventSchema,
} from '@hearthkin/domain/community/event';
import { HOST_MESSAGES_SHOWN, hostMessageSchema } from '@hearthkin/domain/community/host-message';
import { REPEAT_TIMES } from '@hearthkin/domain/community/repeats';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { call } from '../../firebase/call';
import { called } from '../kit/called';
import { limit, orderBy, where } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import {
  all,
  count,
  document,
  groupSource,
  list,
  mapped,
  nullIfDenied,
  pages,
  renewed,
  source,
} from '../kit/queries';

const events = source('events', documentsOf(eventSchema));
const places = documentsOf(eventPlaceSchema);
const messages = documentsOf(hostMessageSchema);

/** The subcollections of an event: attendees and waiting list. */
type PlaceKind = 'attendees' | 'waiting';

const placesAt = (eventId: string, kind: PlaceKind) => source(`events/${eventId}/${kind}`, places);

/** Events per page of the hub. */
const EVENTS_PAGE = 24;

/** Attendees per page. */
const ATTENDEES_PAGE = 30;

/** Hosted events per page. */
const HOSTED_PAGE = 12;

/** Limits for the user's own places, and for hosted events of a week. */
const MAX_OWN_PLACES = 50;
const MAX_HOSTED = 12;

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
export const eventPages = ({ from, token, city, category, date }: EventFilter) =>
  pages(
    `events/${from.getTime()}/${token ?? ''}/${city ?? ''}/${category ?? ''}/${date ?? ''}`,
    events,
    EVENTS_PAGE,
    where('status', '==', 'approved'),
    ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
    ...(city === null ? [] : [where('city', '==', city)]),
    ...(category === null ? [] : [where('category', '==', category)]),
    ...(date === null ? [] : [where('date', '==', date)]),
    where('startsAt', '>', from),
    orderBy('startsAt', 'asc'),
  );

/** One event; null when it doesn't exist or the reader may not see it. */
export const communityEvent = (eventId: string) =>
  nullIfDenied(document(`event/${eventId}`, events, eventId));

/** Events by id, in the given order, without those that can't be read. */
export const eventsById = (ids: readonly string[]) =>
  mapped(all(`events-by-id/${ids.join()}`, ids.map(communityEvent)), (found) =>
    found.filter((event) => event !== null),
  );

/** A user's own place as attendee or on the waiting list; null without one. */
export const ownPlace = (kind: PlaceKind, eventId: string, uid: string) =>
  nullIfDenied(document(`event-place/${kind}/${eventId}/${uid}`, placesAt(eventId, kind), uid));

/** The list may change without a change of its count: one leaves as another one comes. */
const POSITION_EVERY_MS = 5 * MINUTE_MS;

/**
 * The user's place on an event's waiting list, from 1; null if the server doesn't tell. The counts of the event
 * are part of the key, so it is asked again when they change.
 */
export const waitingPosition = (
  eventId: string,
  { attendeeCount, waitingCount }: Pick<CommunityEvent, 'attendeeCount' | 'waitingCount'>,
) =>
  renewed(
    called(
      `waiting-position/${eventId}/${attendeeCount}/${waitingCount}`,
      async () => (await call('findWaitingPlace', { eventId })).position,
      // The place, and the count.
      () => 2,
    ),
    POSITION_EVERY_MS,
  );

/** An event's attendees in the order they joined, page by page. For its host and staff. */
export const attendeePages = (eventId: string) =>
  pages(
    `event-attendees/${eventId}`,
    placesAt(eventId, 'attendees'),
    ATTENDEES_PAGE,
    orderBy('joinedAt', 'asc'),
  );

/**
 * How many of an event's attendees have come, counted by the server. Each number of marks on the page counts again.
 * For its host and staff.
 */
export const cameCount = (eventId: string, marks: number) =>
  count(
    `event-came/${eventId}/${marks}`,
    placesAt(eventId, 'attendees'),
    where('came', '==', true),
    limit(EVENT_LIMITS.attendees),
  );

/** The messages of the host to everyone with a place, latest first. For its host, its guests and staff. */
export const hostMessages = (eventId: string) =>
  list(
    `host-messages/${eventId}`,
    source(`events/${eventId}/hostMessages`, messages),
    orderBy('sentAt', 'desc'),
    limit(HOST_MESSAGES_SHOWN),
  );

/** A user's places at events after an instant, soonest first. The ids are those of the events. */
export const ownPlaces = (kind: PlaceKind, uid: string, after: Date) =>
  list(
    `event-places/${kind}/${uid}/${after.getTime()}`,
    groupSource(kind, places),
    where('uid', '==', uid),
    where('startsAt', '>', after),
    orderBy('startsAt', 'asc'),
    limit(MAX_OWN_PLACES),
  );

/** Events a user hosts or hosted, in any state, latest first, page by page. */
export const hostedEventPages = (uid: string) =>
  pages(
    `hosted-events/${uid}`,
    events,
    HOSTED_PAGE,
    where('hostId', '==', uid),
    orderBy('startsAt', 'desc'),
  );

/** Events a user hosts between two instants, in any state, latest first. */
export const hostedEventsBetween = (uid: string, from: Date, until: Date) =>
  list(
    `hosted-events/${uid}/${from.getTime()}/${until.getTime()}`,
    events,
    where('hostId', '==', uid),
    where('startsAt', '>', from),
    where('startsAt', '<', until),
    orderBy('startsAt', 'desc'),
    limit(MAX_HOSTED),
  );

/** The published dates of a series, soonest first. */
export const seriesEvents = (seriesId: string) =>
  list(
    `series/${seriesId}`,
    events,
    where('seriesId', '==', seriesId),
    where('status', '==', 'approved'),
    orderBy('startsAt', 'asc'),
    limit(REPEAT_TIMES.most),
  );
