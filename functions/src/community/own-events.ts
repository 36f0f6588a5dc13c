import type { Firestore } from 'firebase-admin/firestore';
import { events } from '../core/community-collections';
import { getAllOf } from '../core/get-all';
import { allOf } from '../core/pages';
import { eventsBy, placesOf } from './event-queries';

/** The events a person hosts or hosted, for their download. */
export async function ownEvents(db: Firestore, uid: string): Promise<unknown[]> {
  const hosted = await allOf(eventsBy(db, uid));
  return hosted.map((doc) => {
    const { hostId: _, searchTokens: __, ...event } = doc.data();
    return { eventId: doc.id, ...event };
  });
}

/** A person's places at events and on waiting lists, for their download. */
export async function ownPlaces(db: Firestore, uid: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const kind of ['attendees', 'waiting'] as const) {
    const places = await allOf(placesOf(db, kind, uid));
    const refs = places.map((place) => events(db).doc(place.ref.parent.parent?.id ?? '-'));
    const found = await getAllOf(db, refs);
    places.forEach((place, index) => {
      const { joinedAt, startsAt } = place.data();
      const title = found[index]?.title ?? '';
      all.push({ title, startsAt, joinedAt, isWaiting: kind === 'waiting' });
    });
  }
  return all;
}
