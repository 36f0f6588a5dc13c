import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import type { NotifyContext } from '../notification/notify';
import { pagesOf, unparsed } from '../platform/sweeps/pages';
import { planEventEnd } from './cancel-event';
import { type EventFacts, eventFactsIn } from './event-facts';
import { eventsBy, placesOf } from './event-queries';
import { giveBackPlace } from './give-back-place';
import { notifyOfCancellation } from './notify-of-cancellation';

const COUNTS = { attendees: 'attendeeCount', waiting: 'waitingCount' } as const;

/** Gives back a person's places at events, which frees them for the waiting list. */
export async function leaveEventPlaces(uid: string, db: Firestore): Promise<void> {
  for (const kind of ['attendees', 'waiting'] as const) {
    for await (const page of pagesOf(unparsed(placesOf(db, kind, uid)))) {
      for (const place of page) await giveBackPlace(db, place, COUNTS[kind]);
    }
  }
}

/**
 * Cancels the upcoming published events a person hosts; their guests are notified before this
 * returns. May be repeated.
 */
export async function cancelHostedEvents(uid: string, context: NotifyContext): Promise<void> {
  const { db, now } = context;
  for await (const page of pagesOf(unparsed(eventsBy(db, uid)))) {
    for (const doc of page) {
      const event = eventFactsIn(doc);
      if (event === null || event.startsAt <= now) continue;
      if (event.status === 'approved') {
        // First, so that no one joins in between.
        await db.runTransaction(async (tx) => (await planEventEnd(tx, db, doc.id, now))?.(''));
      } else if (!isJustCancelled(event, now)) continue;
      await notifyOfCancellation(doc.id, event, context);
    }
  }
}

/** Perhaps by a run that failed to notify all guests; each is notified once. */
function isJustCancelled({ status, decidedAt }: EventFacts, now: Date): boolean {
  return (
    status === 'cancelled' && decidedAt !== null && now.getTime() - decidedAt.getTime() < DAY_MS
  );
}

/** Deletes the events a person hosts or hosted, whatever is in them. */
export async function deleteHostedEvents(uid: string, db: Firestore): Promise<void> {
  for await (const page of pagesOf(unparsed(eventsBy(db, uid)))) {
    for (const { ref } of page) await db.recursiveDelete(ref);
  }
}
