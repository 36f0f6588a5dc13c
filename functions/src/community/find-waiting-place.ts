import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { waiting } from '../platform/records/collections';
import { waitingInTurn } from './event-queries';

/**
 * The caller's place on the waiting list of an event, from 1, in the order in which `moveUp` gives places.
 * Rules show no one who waits, so the server counts those ahead.
 * @returns null off the list.
 * @throws AppError `rate-limited`
 */
export const findWaitingPlace = defineCallable('findWaitingPlace', {
  access: { for: 'person', standing: 'active', why: 'It only reads.' },
  handler: async ({ db, input: { eventId }, caller: { uid }, now }) => {
    await countAttempt(db, 'waitingPlaces', uid, now);
    const own = await waiting(db, eventId).doc(uid).get();
    if (!own.exists) return { position: null };
    const ahead = await waitingInTurn(db, eventId).endBefore(own).count().get();
    return { position: ahead.data().count + 1 };
  },
});
