import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import type { TimeOff } from '@hearthkin/domain/companion/offer';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import * as fc from 'fast-check';
import { createBooking } from '../../../functions/src/booking/create-booking';
import { transitionBooking } from '../../../functions/src/booking/transition-booking';
import { bookings, companions } from '../../../functions/src/platform/records/collections';
import { bookingRequest, callAs, NEWCOMER, ZONE } from '../../functions/booking-requests';
import { WITHOUT_MONEY } from '../../support/without-money';
import { type Act, call, startAt } from './scene';

/** Sessions of a series. */
export const weeks = fc.constantFrom(2, 3);

interface Weeks {
  readonly companionId: string;
  readonly startsAt: Date;
  readonly count: number;
  /** Whether the member had the discount of a first session. */
  readonly isKnown: boolean;
}

/** The request of a session, or of one a week at the same time. */
export function requestWeeks({ companionId, startsAt, count, isKnown }: Weeks): CreateBookingInput {
  const { date, time } = wallClock(startsAt, ZONE);
  const requests = Array.from({ length: count }, (_, index) =>
    bookingRequest({
      companionId,
      startsAt: instantAt(addDays(date, 7 * index), time, ZONE) ?? startsAt,
      activity: 'virtual-chat',
      minutes: 30,
      standing: { ...NEWCOMER, hadSessionWithCompanion: isKnown || index > 0 },
    }),
  );
  const [first = bookingRequest({ companionId, startsAt }), ...further] = requests;
  return {
    ...first,
    furtherWeeks: further.map(({ requestId, startsAt: at, agreedTotalMinor }) => ({
      ...{ requestId, startsAt: at, agreedTotalMinor },
    })),
  };
}

export const book =
  (who: 0 | 1 | 2, startsAt: Date, count: number): Act =>
  ({ db, companionId, members }, now) => {
    // The first member had the discount with the booking of the scene.
    const request = requestWeeks({ companionId, startsAt, count, isKnown: who === 0 });
    return createBooking.handler(
      { ...callAs({ uid: members[who] }, request, now), db },
      WITHOUT_MONEY,
    );
  };

/** The companion accepts what another member has asked for, with its series. */
export const acceptOthers: Act = async (scene, now) => {
  const { db, companionId, members } = scene;
  const asked = await bookings(db).where('earnerId', '==', companionId).get();
  const other = asked.docs.find(
    (doc) => doc.data().status === 'pending' && doc.data().spenderId !== members[0],
  );
  const bookingId = other?.id ?? 'none';
  const input = { bookingId, to: 'confirmed', reason: '', wholeSeries: true } as const;
  return transitionBooking.handler(call(scene, 'earner', input, now), WITHOUT_MONEY);
};

/** The companion is off from the day after the first session until a week later, and says when they have said so. */
export const takeTimeOff: Act = async ({ db, companionId }, now) => {
  const ref = companions(db).doc(companionId);
  const [from, until] = [startAt(3), startAt(4)].map((at) => wallClock(at, ZONE).date);
  await db.runTransaction(async (tx) => {
    const listing = (await tx.get(ref)).data();
    // The first time counts.
    if (listing === undefined || listing.offer.timeOff.length > 0) return;
    tx.update(ref, { 'offer.timeOff': [{ from, until, note: now.toISOString() }] });
  });
};

/** The time at which a companion of a story has said that they are off. */
export const saidAt = ({ note }: TimeOff) => new Date(note);
