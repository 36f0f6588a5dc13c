import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, startOfDay } from '@hearthkin/domain/foundation/time';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeActor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { askAs, moveAs } from './booking-acts';
import {
  bookingRequest,
  documentCounts,
  FAR_AHEAD,
  holdsOf,
  newYork,
  ZONE,
} from './booking-requests';

const move = (bookingId: string, to: string, actor: Actor, reason?: string) =>
  callFunction(
    'transitionBooking',
    { bookingId, to, ...(reason === undefined ? {} : { reason }) },
    actor,
  );

/** A pending booking of a new companion, made by the callable. */
async function makeRequest(member: Actor) {
  const companion = await makeCompanion();
  const request = bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') });
  await callFunction('createBooking', request, member);
  return { companion, bookingId: request.requestId };
}

let member: Actor;

beforeAll(async () => {
  member = await makeMember();
});

describe('transitionBooking', () => {
  it('lets the companion accept, which keeps the time held', async () => {
    const { companion, bookingId } = await makeRequest(member);
    expect(await move(bookingId, 'confirmed', companion)).toEqual({
      status: 200,
      result: { status: 'confirmed', refused: [] },
    });
    const booking = await read(`bookings/${bookingId}`);
    expect(booking).toMatchObject({ status: 'confirmed', cancellation: null });
    expect(booking?.dueAt.toMillis()).toBe(booking?.endsAt.toMillis() + DAY_MS);
    expect(booking?.statusHistory).toMatchObject([
      { status: 'pending', by: 'spender' },
      { status: 'confirmed', by: 'earner' },
    ]);
    const [held] = Object.values(await holdsOf(companion.uid));
    expect(held?.to).toEqual(booking?.endsAt.toDate());
    expect(held?.until).toEqual(startOfDay(addDays(booking?.date, 1), ZONE));
    expect(await read(`payments/${bookingId}`)).toMatchObject({ status: 'held' });
  });

  it('ends a booking of whom our team keeps from others, without their words', async () => {
    const restriction = { until: new Date(Date.now() + DAY_MS), reason: 'Insults.' };
    for (const hindrance of [{ restriction }, { level: 'account' }]) {
      const { companion, bookingId } = await makeRequest(member);
      await update(`users/${companion.uid}`, hindrance);
      const declined = await move(bookingId, 'cancelled', companion, 'I know where you live.');
      expect(declined).toMatchObject({ status: 200 });
      expect(await read(`bookings/${bookingId}`)).toMatchObject({
        cancellation: { endReason: 'declined', reason: '' },
      });
    }
  });

  it('refuses everyone on neither side', async () => {
    const { companion, bookingId } = await makeRequest(member);
    const strangers = await Promise.all([
      makeMember(),
      makeCompanion(),
      makeActor({ userType: 'visitor' }),
    ]);
    for (const stranger of strangers) {
      await expectRefusal(move(bookingId, 'cancelled', stranger), 'forbidden');
    }
    expect(await move(bookingId, 'cancelled', companion)).toMatchObject({ status: 200 });
  });

  it('tells a member that a booking does not exist', async () => {
    await expectRefusal(move(newId('nothing'), 'cancelled', member), 'not-found');
  });

  it('releases time, payment and discount when the companion declines, and shows why', async () => {
    const { companion, bookingId } = await makeRequest(member);
    const reason = 'I am travelling that week.';
    expect(await move(bookingId, 'cancelled', companion, reason)).toMatchObject({ status: 200 });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({
      status: 'cancelled',
      dueAt: null,
      cancellation: { endReason: 'declined', endedBy: 'earner', reason },
    });
    expect(await documentCounts(companion.uid)).toMatchObject({ holds: 0 });
    expect(await read(`payments/${bookingId}`)).toMatchObject({
      status: 'refunded',
      refundedMinor: 3000,
    });
    expect(await read(`payments/${bookingId}/payouts/companion`)).toBeUndefined();

    const again = bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') });
    expect(await callFunction('createBooking', again, member)).toMatchObject({ status: 200 });
    expect(await documentCounts(companion.uid)).toMatchObject({ bookings: 2, holds: 1 });
  });
});

/** Both sides of bookings, at given times. */
describe('moveBooking, at a given time', () => {
  const asked = FAR_AHEAD;
  const startsAt = newYork(7, '14:00', asked);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
  const spender = () => ({ uid: member.uid });

  async function confirmed(): Promise<{ earner: { uid: string }; bookingId: string }> {
    const companion = await makeCompanion();
    const request = bookingRequest({ companionId: companion.uid, startsAt });
    await askAs(member, request, asked);
    const earner = { uid: companion.uid };
    await to('confirmed', request.requestId, earner, plus(asked, 1));
    return { earner, bookingId: request.requestId };
  }

  const to = (
    status: 'confirmed' | 'cancelled' | 'completed',
    bookingId: string,
    side: { uid: string },
    now: Date,
  ) => moveAs(side, bookingId, status, now);

  it('refunds everything until 24 hours before the start, and 50 % a millisecond later', async () => {
    const limit = plus(startsAt, -DAY_MS);
    const [early, late] = await Promise.all([confirmed(), confirmed()]);
    await to('cancelled', early.bookingId, spender(), limit);
    await to('cancelled', late.bookingId, spender(), plus(limit, 1));
    expect(await read(`payments/${early.bookingId}`)).toMatchObject({
      status: 'refunded',
      refundedMinor: 3000,
    });
    expect(await read(`payments/${late.bookingId}`)).toMatchObject({
      status: 'partly-refunded',
      refundedMinor: 1500,
    });
    expect(await read(`payments/${late.bookingId}/payouts/companion`)).toMatchObject({
      earnerId: late.earner.uid,
      keptMinor: 1500,
      platformFeeMinor: 300,
      payoutMinor: 1200,
    });
    expect(await documentCounts(late.earner.uid)).toMatchObject({ holds: 0 });
  });

  it('counts a completed session for both sides and shares its price', async () => {
    const { earner, bookingId } = await confirmed();
    const before = (await read(`users/${member.uid}`))?.stats.sessionsCompleted;
    await to('completed', bookingId, earner, endsAt);
    expect((await read(`users/${member.uid}`))?.stats.sessionsCompleted).toBe(before + 1);
    expect(await read(`companions/${earner.uid}`)).toMatchObject({ sessionsCompleted: 1 });
    expect(await read(`payments/${bookingId}`)).toMatchObject({
      status: 'released',
      refundedMinor: 0,
    });
    const payout = await read(`payments/${bookingId}/payouts/companion`);
    expect(payout).toMatchObject({ keptMinor: 3000, platformFeeMinor: 600, payoutMinor: 2400 });
    expect(payout?.dueAt.toDate()).toEqual(plus(endsAt, 2 * DAY_MS));
    // The first session's discount stays used.
    const discount = await read(`users/${member.uid}/discounts/first-session_${earner.uid}`);
    expect(discount).toMatchObject({ bookingId });
  });

  it('keeps the past quarter hours when the companion completes after the end', async () => {
    const { earner, bookingId } = await confirmed();
    await to('completed', bookingId, earner, endsAt);
    expect(await documentCounts(earner.uid)).toMatchObject({ holds: 1 });
  });

  it('completes a session whose member has deleted their account', async () => {
    const [companion, leaver] = await Promise.all([makeCompanion(), makeMember()]);
    const request = bookingRequest({ companionId: companion.uid, startsAt });
    await askAs(leaver, request, asked);
    await to('confirmed', request.requestId, { uid: companion.uid }, asked);
    await adminDb.doc(`users/${leaver.uid}`).delete();
    await to('completed', request.requestId, { uid: companion.uid }, endsAt);
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ sessionsCompleted: 1 });
    expect(await read(`users/${leaver.uid}`)).toBeUndefined();
  });

  it('does not let a companion accept a request that has lost its time', async () => {
    const companion = await makeCompanion();
    const bookingId = newId('booking');
    const booking = bookingOf(member, companion, { createdAt: asked, startsAt });
    await put(`bookings/${bookingId}`, booking);
    await put(`payments/${bookingId}`, holdPayment(booking, booking.createdAt));
    const accept = () => to('confirmed', bookingId, { uid: companion.uid }, booking.createdAt);
    await expectRefusal(accept(), 'slot-taken');
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ status: 'pending' });
  });
});
