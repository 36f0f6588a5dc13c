import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeBookings } from '../../functions/src/booking/complete-bookings';
import { expireBookings } from '../../functions/src/booking/expire-bookings';
import { sweep } from '../../functions/src/booking/sweep';
import { bookings } from '../../functions/src/platform/records/collections';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, documentCounts, FAR_AHEAD, newYork } from './booking-requests';

const asked = FAR_AHEAD;
const startsAt = newYork(7, '14:00', asked);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

let member: Actor;
let companion: Actor;
let bookingId: string;

beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const request = bookingRequest({ companionId: companion.uid, startsAt });
  ({ bookingId } = await askAs(member, request, asked));
});

const booking = async () => (await adminDb.doc(`bookings/${bookingId}`).get()).data();
const accept = () => moveAs(companion, bookingId, 'confirmed', plus(asked, 1));

describe('expireBookings', () => {
  const lapse = plus(asked, DAY_MS);
  const expire = (now: Date) =>
    expireBookings.handler({ db: adminDb, now, companionId: companion.uid });

  it('ends a request the companion did not answer, at its due time and not before', async () => {
    expect(await expire(plus(lapse, -1))).toEqual({
      moved: 0,
      failed: 0,
    });
    expect(await booking()).toMatchObject({ status: 'pending' });
    expect(await expire(lapse)).toEqual({
      moved: 1,
      failed: 0,
    });
    expect(await booking()).toMatchObject({
      status: 'cancelled',
      cancellation: { endReason: 'expired', endedBy: 'system', reason: '' },
    });
    expect(await documentCounts(companion.uid)).toEqual({ bookings: 1, payments: 1, holds: 0 });
    const payment = await adminDb.doc(`payments/${bookingId}`).get();
    expect(payment.data()).toMatchObject({ status: 'refunded', refundedMinor: 3000 });
    expect(await expire(lapse)).toEqual({
      moved: 0,
      failed: 0,
    });
  });

  it('ends a request once when two sweeps run at once', async () => {
    const results = await Promise.all([expire(lapse), expire(lapse)]);
    expect(results.map(({ moved }) => moved).sort()).toEqual([0, 1]);
    expect(results.map(({ failed }) => failed)).toEqual([0, 0]);
    expect((await booking())?.statusHistory).toHaveLength(2);
  });

  it('continues with the next request when one cannot be ended', async () => {
    // A booking without its payment can't be settled; it is due first.
    const broken = bookingOf(member, companion, { dueAt: plus(lapse, -HOUR_MS) });
    const brokenId = newId('broken');
    await put(`bookings/${brokenId}`, broken);
    expect(await expire(lapse)).toEqual({
      moved: 1,
      failed: 1,
    });
    expect(await booking()).toMatchObject({ status: 'cancelled' });
    await adminDb.doc(`bookings/${brokenId}`).delete();
  });

  it('is done for a lapsed request by the next member who books its time', async () => {
    const next = await makeMember();
    const book = (now: Date) => {
      const request = bookingRequest({ companionId: companion.uid, startsAt });
      return askAs(next, request, now);
    };
    await expectRefusal(book(plus(lapse, -1)), 'slot-taken');
    await expect(book(lapse)).resolves.toHaveProperty('bookingId');
    expect(await booking()).toMatchObject({ cancellation: { endReason: 'expired' } });
    expect(await documentCounts(companion.uid)).toEqual({ bookings: 2, payments: 2, holds: 1 });
  });
});

it('a sweep leaves a session that runs, and came to be due later than its query says', async () => {
  await accept();
  const theirs = bookings(adminDb).where('earnerId', '==', companion.uid);
  const now = plus(startsAt, HOUR_MS);
  expect(await sweep({ db: adminDb, now }, theirs, 'completed')).toEqual({ moved: 0, failed: 0 });
  expect(await booking()).toMatchObject({ status: 'confirmed' });
});

describe('completeBookings', () => {
  const due = plus(startsAt, 2 * HOUR_MS + DAY_MS);

  it('completes a session a day after its end, to the millisecond, and counts it', async () => {
    await accept();
    await completeBookings.handler({ db: adminDb, now: plus(due, -1), companionId: companion.uid });
    expect(await booking()).toMatchObject({ status: 'confirmed' });
    await completeBookings.handler({ db: adminDb, now: due, companionId: companion.uid });
    expect(await booking()).toMatchObject({ status: 'completed', dueAt: null });
    expect((await booking())?.statusHistory.at(-1)).toMatchObject({ by: 'system' });
    const account = await adminDb.doc(`users/${member.uid}`).get();
    expect(account.get('stats.sessionsCompleted')).toBe(1);
    const payment = await adminDb.doc(`payments/${bookingId}`).get();
    expect(payment.data()).toMatchObject({ status: 'released' });
  });
});
