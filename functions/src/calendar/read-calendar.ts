import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import type { CalendarEvent } from '@hearthkin/domain/booking/calendar-file';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type {
  CollectionReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { activities, events, profiles } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { getAllOf } from '../platform/records/get-all';
import { activityEntry, eventEntry, sessionEntry } from './calendar-entries';
import {
  hostedActivitiesWithin,
  hostedWithin,
  latestParticipations,
  placesWithin,
  type Span,
  sessionsBefore,
  sessionsWithin,
} from './calendar-queries';

const BEFORE_MS = 30 * DAY_MS;
const AHEAD_MS = 365 * DAY_MS;

/** Places at events are read soonest first, so past ones would take the room of those ahead. */
const EVENT_BEFORE_MS = DAY_MS;

/**
 * The most that a calendar has of each. A session is read with the other person's card and a place with
 * its event or activity, so a calendar costs 102 documents at most.
 */
export const MOST = {
  open: 22,
  cancelled: 3,
  before: 5,
  events: 8,
  hosted: 8,
  activities: 6,
  hostedActivities: 6,
} as const;

/**
 * The entries of a person's calendar: their sessions, the events and group activities they have a place at, and those
 * they host once published, from 30 days back (events: one) to a year ahead. Places on a waiting list aren't
 * in it. What can't be read is left out.
 * @param site the site's URL, without a trailing slash.
 */
export async function readCalendar(
  db: Firestore,
  uid: string,
  site: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const until = new Date(now.getTime() + AHEAD_MS);
  const span: Span = { from: ago(BEFORE_MS), until };
  const ahead = { from: now, until };
  const recent = { from: ago(EVENT_BEFORE_MS), until };
  const [open, cancelled, before, attended, hosted, joined, hostedActivities] = await Promise.all([
    found(sessionsWithin(db, uid, ['pending', 'confirmed'], ahead, MOST.open)),
    found(sessionsWithin(db, uid, ['cancelled'], ahead, MOST.cancelled)),
    found(sessionsBefore(db, uid, { ...span, until: now }, MOST.before)),
    above(db, placesWithin(db, uid, recent, MOST.events), events(db)),
    found(hostedWithin(db, uid, recent, MOST.hosted)),
    above(db, latestParticipations(db, uid, MOST.activities), activities(db)),
    found(hostedActivitiesWithin(db, uid, span, MOST.hostedActivities)),
  ]);
  const sessions = [...open, ...cancelled, ...before]
    .map((doc) => ({ id: doc.id, ...doc.data() }))
    .filter(isOrWasAgreed);
  const others = [...new Set(sessions.map((session) => otherParty(session, uid).uid))];
  const cards = await getAllOf(
    db,
    others.map((other) => profiles(db).doc(other)),
  );
  const nameOf = (other: string) => cards[others.indexOf(other)]?.displayName ?? UNKNOWN_USER;
  return [
    ...sessions.map((session) =>
      sessionEntry(session.id, session, nameOf(otherParty(session, uid).uid), site),
    ),
    ...attended.map(({ id, data }) => eventEntry(id, data, site)),
    ...hosted.map((doc) => eventEntry(doc.id, doc.data(), site)),
    ...joined
      .filter(({ data: { startsAt } }) => startsAt >= span.from && startsAt < until)
      .map(({ id, data }) => activityEntry(id, data, site)),
    ...hostedActivities.map((doc) => activityEntry(doc.id, doc.data(), site)),
  ];
}

/** A request that ended before it was accepted isn't in anyone's calendar. */
function isOrWasAgreed({ status, statusHistory }: Booking): boolean {
  return status !== 'cancelled' || statusHistory.some((entry) => entry.status === 'confirmed');
}

async function found<T>(query: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
  return (await query.get()).docs.filter(isReadable);
}

/** The times that the places of a query are at. */
async function above<T>(
  db: Firestore,
  places: Query<unknown>,
  of: CollectionReference<T>,
): Promise<{ readonly id: string; readonly data: T }[]> {
  const ids = (await found(places)).flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  const all = await getAllOf(
    db,
    ids.map((id) => of.doc(id)),
  );
  return ids.flatMap((id, index) => {
    const data = all[index];
    return data ? [{ id, data }] : [];
  });
}
