import { EVENT_PLACES, PLACE_COUNTS } from '@hearthkin/domain/community/place';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { defineCallable } from '../platform/callable';
import { activities, events, participants, placesAt } from '../platform/records/collections';
import { planNames } from './shared-names';

interface Held {
  readonly ref: DocumentReference<unknown>;
  /** The field that counts it. */
  readonly count: string;
}

/**
 * Gives back the caller's place at an event, on its waiting list or at an activity. Anyone may leave; without a place it does
 * nothing. The trigger on events gives a free place to the first on the waiting list.
 * @throws AppError `no-place` once it has begun or is cancelled, and for a guest whom the host has checked in.
 */
export const leavePlace = defineCallable('leavePlace', {
  access: { for: 'person', standing: 'any', why: 'Anyone may leave.' },
  handler: async ({ db, input, caller: { uid }, now }) => {
    const whole: DocumentReference<unknown> =
      'eventId' in input ? events(db).doc(input.eventId) : activities(db).doc(input.activityId);
    const lists: readonly Held[] =
      'eventId' in input
        ? EVENT_PLACES.map((places) => ({
            ref: placesAt[places](db, input.eventId).doc(uid),
            count: PLACE_COUNTS[places],
          }))
        : [{ ref: participants(db, input.activityId).doc(uid), count: 'participantCount' }];
    await db.runTransaction(async (tx) => {
      const [event, ...places] = await tx.getAll(whole, ...lists.map(({ ref }) => ref));
      const isOn = ['approved', 'open'].includes(event?.get('status'));
      const isAhead = isOn && event?.get('startsAt').toDate() > now;
      const gone: string | null = places[0]?.get('sharedName') ?? null;
      const writeNames = await planNames(tx, whole, { gone, added: null });
      for (const [index, { ref, count }] of lists.entries()) {
        const place = places[index];
        if (!place?.exists) continue;
        if (!isAhead || place.get('came') === true) {
          throw new AppError('no-place', 'This place is not given back');
        }
        tx.delete(ref);
        tx.update(whole, { [count]: FieldValue.increment(-1) });
      }
      writeNames();
    });
    return { left: true };
  },
});
