import type { CommunityEvent, EventPlace } from '@hearthkin/domain/community/event';
import type * as Queries from '../../web/src/data/events/event-queries';
import type { Doc } from '../../web/src/data/kit/readers';
import { readPages } from './fake-pages';
import { read, type World } from './fake-queries';

/** Stands in for what is read of community events. */
export const EVENTS_PAGE = 24;
export const ATTENDEES_PAGE = 30;
export const OWN_PLACES = 50;
export const COUNTED_BEFORE = 100;

const soonest = (one: Doc<CommunityEvent>, other: Doc<CommunityEvent>) =>
  one.data.startsAt.getTime() - other.data.startsAt.getTime();

/** What the hub asked for, in order. */
export const askedEvents: Queries.EventFilter[] = [];

export const eventPages: typeof Queries.eventPages = (filter) => {
  const { from, token, city, category, date } = filter;
  const pages = readPages('eventPages', JSON.stringify(filter), EVENTS_PAGE, ({ events }) =>
    events
      .filter(
        ({ data }) =>
          data.status === 'approved' &&
          data.startsAt > from &&
          (token === null || data.searchTokens.includes(token)) &&
          (city === null || data.city === city) &&
          (category === null || data.category === category) &&
          (date === null || data.date === date),
      )
      .sort(soonest),
  );
  return {
    ...pages,
    open: (more) => {
      askedEvents.push(filter);
      return pages.open(more);
    },
  };
};

const eventIn = ({ events }: World, id: string) => events.find((event) => event.id === id) ?? null;

export const communityEvent: typeof Queries.communityEvent = (eventId) =>
  read('communityEvent', eventId, (world) => eventIn(world, eventId));

export const eventsById: typeof Queries.eventsById = (ids) =>
  read('eventsById', ids.join(), (world) => ids.flatMap((id) => eventIn(world, id) ?? []));

const asDoc = (data: EventPlace): Doc<EventPlace> => ({ id: data.uid, data });

export const ownPlace: typeof Queries.ownPlace = (kind, eventId, uid) =>
  read('ownPlace', `${kind}/${eventId}/${uid}`, (world) => {
    const place = world[kind][eventId]?.find((one) => one.uid === uid);
    return place === undefined ? null : asDoc(place);
  });

export const ownPlaces: typeof Queries.ownPlaces = (kind, uid, after) =>
  read('ownPlaces', `${kind}/${uid}/${after.getTime()}`, (world) =>
    Object.entries(world[kind])
      .flatMap(([id, places]) => places.map((data) => ({ id, data })))
      .filter(({ data }) => data.uid === uid && data.startsAt > after)
      .sort((one, other) => one.data.startsAt.getTime() - other.data.startsAt.getTime()),
  );

export const attendeePages: typeof Queries.attendeePages = (eventId) =>
  readPages('attendeePages', eventId, ATTENDEES_PAGE, ({ attendees }) =>
    (attendees[eventId] ?? []).map(asDoc),
  );

export const waitingBefore: typeof Queries.waitingBefore = (eventId, joinedAt) =>
  read('waitingBefore', `${eventId}/${joinedAt.getTime()}`, ({ waiting }) =>
    (waiting[eventId] ?? [])
      .filter((place) => place.joinedAt < joinedAt)
      .slice(0, COUNTED_BEFORE)
      .map(asDoc),
  );

export const hostedEvents: typeof Queries.hostedEvents = (uid) =>
  read('hostedEvents', uid, ({ events }) =>
    events.filter(({ data }) => data.hostId === uid).sort((a, b) => soonest(b, a)),
  );

export const waitingEvents: typeof Queries.waitingEvents = (count) =>
  read('waitingEvents', String(count), ({ events }) =>
    events.filter(({ data }) => data.status === 'pending_approval').slice(0, count),
  );
