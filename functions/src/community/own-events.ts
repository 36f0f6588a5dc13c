import type { Firestore } from 'firebase-admin/firestore';
import { events, hostMessages } from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import { allOf } from '../platform/sweeps/pages';
import { eventsBy, placesOf } from './event-queries';

/** The events a person hosts or hosted, with what they wrote to everyone, for their download. */
export async function ownEvents(db: Firestore, uid: string): Promise<unknown[]> {
  const hosted = await allOf(eventsBy(db, uid));
  const all: unknown[] = [];
  for (const doc of hosted) {
    const { hostId: _, searchTokens: __, ...event } = doc.data();
    const sent = await allOf(hostMessages(db, doc.id));
    all.push({ eventId: doc.id, ...event, hostMessages: sent.map((message) => message.data()) });
  }
  return all;
}

/** A person's places at events and on waiting lists, for their download. */
export async function ownPlaces(db: Firestore, uid: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const kind of ['attendees', 'waiting'] as const) {
    const places = await allOf(placesOf(db, kind, uid));
    const refs = places.map((place) => events(db).doc(place.ref.parent.parent?.id ?? '-'));
    const found = await getAllOf(db, refs);
    places.forEach((place, index) => {
      const { joinedAt, startsAt, came } = place.data();
      const title = found[index]?.title ?? '';
      all.push({ title, startsAt, joinedAt, isWaiting: kind === 'waiting', came });
    });
  }
  return all;
}
