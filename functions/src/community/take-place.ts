import { activityPhase, spotsLeft } from '@hearthkin/domain/community/activity';
import { placeFor } from '@hearthkin/domain/community/event';
import {
  EVENT_PLACES,
  type EventPlaces,
  PLACE_COUNTS,
  type TakePlaceInput,
} from '@hearthkin/domain/community/place';
import { AppError } from '@hearthkin/domain/errors';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { publicNameOf } from '../account/public-name-of';
import { type Call, defineCallable } from '../core/callable';
import { activities, events, participants, placesAt } from '../core/community-collections';
import { dataOf } from '../core/converter';
import { countAttempt } from '../core/rate-limit';

/**
 * Takes a place at an event or an activity, or one on the waiting list of a full event. A person has one; taking it again
 * does nothing.
 * @throws AppError `not-found`; `forbidden` for the host, for the other list of an event, where nothing is free, and once it
 * has begun or is cancelled; `rate-limited`.
 */
export const takePlace = defineCallable('takePlace', {
  access: { for: 'person' },
  handler: async (call) => {
    const { db, input, caller, now } = call;
    await countAttempt(db, 'places', caller.uid, now);
    await db.runTransaction((tx) =>
      'eventId' in input ? takeAtEvent(tx, call, input) : takeAtActivity(tx, call, input),
    );
    return { taken: true };
  },
});

const KINDS = { attendees: 'attend', waiting: 'wait' } as const;

type Asked = Pick<Call<TakePlaceInput>, 'db' | 'caller' | 'now'>;

async function takeAtEvent(
  tx: Transaction,
  { db, caller: { uid }, now }: Asked,
  { eventId, places }: { readonly eventId: string; readonly places: EventPlaces },
): Promise<void> {
  const ref = events(db).doc(eventId);
  const [event, displayName, ...taken] = await Promise.all([
    tx.get(ref).then(dataOf),
    publicNameOf(tx, db, uid),
    ...EVENT_PLACES.map((each) => tx.get(placesAt(db, eventId, each).doc(uid))),
  ]);
  if (event === null) throw new AppError('not-found', 'There is no such event');
  const has = EVENT_PLACES.find((_, index) => taken[index]?.exists);
  if (has === places) return;
  const isOffered = placeFor(event, now) === KINDS[places];
  if (!isOffered || has !== undefined || event.hostId === uid) {
    throw new AppError('forbidden', `There is no place for them among the ${places}`);
  }
  const { startsAt } = event;
  const place = { uid, displayName, startsAt, joinedAt: now, came: false };
  tx.create(placesAt(db, eventId, places).doc(uid), place);
  tx.update(ref, { [PLACE_COUNTS[places]]: FieldValue.increment(1) });
}

async function takeAtActivity(
  tx: Transaction,
  { db, caller: { uid }, now }: Asked,
  { activityId }: { readonly activityId: string },
): Promise<void> {
  const ref = activities(db).doc(activityId);
  const own = participants(db, activityId).doc(uid);
  const [activity, displayName, taken] = await Promise.all([
    tx.get(ref).then(dataOf),
    publicNameOf(tx, db, uid),
    tx.get(own),
  ]);
  if (activity === null) throw new AppError('not-found', 'There is no such activity');
  if (taken.exists) return;
  const isOpen = activityPhase(activity, now) === 'ahead' && spotsLeft(activity) > 0;
  if (!isOpen || activity.hostId === uid) {
    throw new AppError('forbidden', 'There is no place for them');
  }
  tx.create(own, { uid, displayName, joinedAt: now });
  tx.update(ref, { participantCount: FieldValue.increment(1) });
}
