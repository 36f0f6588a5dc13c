import { firstNameIn } from '@hearthkin/domain/account/profile';
import { activityPhase, type Participant, spotsLeft } from '@hearthkin/domain/community/activity';
import { isPublicActivity } from '@hearthkin/domain/community/activity-state';
import { placeFor } from '@hearthkin/domain/community/event';
import { EVENT_PLACES, type EventPlaces, PLACE_COUNTS } from '@hearthkin/domain/community/place';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { defineCallable } from '../platform/callable';
import { publicNameOf } from '../platform/people/public-name-of';
import { countAttempt } from '../platform/rate-limit';
import { activities, events, participants, placesAt } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { planNames } from './shared-names';

/**
 * Takes a place at an event or an activity, or one on the waiting list of a full event. A person has one; taking it again
 * does nothing, but that until an activity begins they may show their first name, or hide it again.
 * @throws AppError `not-found`; `no-place` for the host, for the other list of an event, where nothing is free, and once it
 * has begun or is cancelled; `rate-limited`.
 */
export const takePlace = defineCallable('takePlace', {
  access: { for: 'person' },
  handler: async ({ db, input, caller, now }) => {
    await countAttempt(db, 'places', caller.uid, now);
    const guest = {
      uid: caller.uid,
      displayName: await publicNameOf(db, caller.uid),
      joinedAt: now,
    };
    await db.runTransaction((tx) =>
      'eventId' in input ? takeAtEvent(tx, db, guest, input) : takeAtActivity(tx, db, guest, input),
    );
    return { taken: true };
  },
});

const KINDS = { attendees: 'attend', waiting: 'wait' } as const;

async function takeAtEvent(
  tx: Transaction,
  db: Firestore,
  guest: Participant,
  { eventId, places }: { readonly eventId: string; readonly places: EventPlaces },
): Promise<void> {
  const { uid, joinedAt: now } = guest;
  const ref = events(db).doc(eventId);
  const [event, ...taken] = await Promise.all([
    tx.get(ref).then(dataOf),
    ...EVENT_PLACES.map((each) => tx.get(placesAt[each](db, eventId).doc(uid))),
  ]);
  if (event === null) throw new AppError('not-found', 'There is no such event');
  const has = EVENT_PLACES.find((_, index) => taken[index]?.exists);
  if (has === places) return;
  const isOffered = placeFor(event, now) === KINDS[places];
  if (!isOffered || has !== undefined || event.hostId === uid) {
    throw new AppError('no-place', `There is no place for them among the ${places}`);
  }
  const place = { ...guest, startsAt: event.startsAt, came: false };
  tx.create(placesAt[places](db, eventId).doc(uid), place);
  tx.update(ref, { [PLACE_COUNTS[places]]: FieldValue.increment(1) });
}

async function takeAtActivity(
  tx: Transaction,
  db: Firestore,
  guest: Participant,
  {
    activityId,
    showsName,
  }: { readonly activityId: string; readonly showsName?: boolean | undefined },
): Promise<void> {
  const { uid, joinedAt: now } = guest;
  const ref = activities(db).doc(activityId);
  const own = participants(db, activityId).doc(uid);
  const [activity, taken] = await Promise.all([tx.get(ref).then(dataOf), tx.get(own)]);
  if (activity === null || !isPublicActivity(activity)) {
    throw new AppError('not-found', 'There is no such activity');
  }
  const shown = dataOf(taken)?.sharedName ?? null;
  if (taken.exists && (showsName ?? shown !== null) === (shown !== null)) return;
  const hasRoom = taken.exists || spotsLeft(activity) > 0;
  if (activityPhase(activity, now) !== 'ahead' || !hasRoom || activity.hostId === uid) {
    throw new AppError('no-place');
  }
  const added = showsName === true ? firstNameIn(guest.displayName) : null;
  const writeNames = await planNames(tx, ref, { gone: shown, added });
  if (taken.exists) {
    tx.update(own, { sharedName: added ?? FieldValue.delete() });
  } else {
    tx.create(own, added === null ? guest : { ...guest, sharedName: added });
    tx.update(ref, { participantCount: FieldValue.increment(1) });
  }
  writeNames();
}
