import { events } from '../core/collections';
import { pagesOf } from '../core/pages';
import type { NotifyContext } from '../notification/notify';
import { eventsBy, placesOf } from './event-queries';
import { giveBackPlace } from './give-back-place';
import { notifyOfCancellation } from './notify-of-cancellation';

const COUNTS = { attendees: 'attendeeCount', waiting: 'waitingCount' } as const;

/**
 * For a deleted account: gives back their places at events, which frees them for the waiting list,
 * and deletes the events they host. Guests of upcoming ones are notified. May be repeated.
 */
export async function leaveEvents(uid: string, context: NotifyContext): Promise<void> {
  const { db, now } = context;
  for (const kind of ['attendees', 'waiting'] as const) {
    for await (const page of pagesOf(placesOf(db, kind, uid))) {
      for (const place of page) await giveBackPlace(db, place, COUNTS[kind]);
    }
  }
  for await (const page of pagesOf(eventsBy(db, uid))) {
    for (const doc of page) {
      const event = doc.data();
      const isAhead = event.status === 'approved' && event.startsAt > now;
      if (isAhead) {
        // First, so that no one joins in between.
        await events(db).doc(doc.id).update({ status: 'cancelled', decidedAt: now });
        await notifyOfCancellation(doc.id, event, context);
      }
      await db.recursiveDelete(events(db).doc(doc.id));
    }
  }
}
