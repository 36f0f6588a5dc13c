import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerProposal } from '../../functions/src/booking/answer-proposal';
import { proposeTime } from '../../functions/src/booking/propose-time';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { put, read, update } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { WITHOUT_MONEY } from '../support/without-money';
import { askAs, moveAs } from './booking-acts';
import {
  bookingRequest,
  callAs,
  documentCounts,
  FAR_AHEAD,
  holdsOf,
  newYork,
  ZONE,
} from './booking-requests';

const STARTS_AT = newYork(4, '14:00');
const LATER = newYork(5, '16:00');

const propose = (bookingId: string, startsAt: Date, actor: Actor, note?: string) =>
  callFunction(
    'proposeTime',
    { bookingId, startsAt: startsAt.toISOString(), ...(note === undefined ? {} : { note }) },
    actor,
  );
const answer = (bookingId: string, accept: boolean, actor: Actor, startsAt = LATER) =>
  callFunction('answerProposal', { bookingId, accept, startsAt: startsAt.toISOString() }, actor);

async function makeRequest(member: Actor, startsAt = STARTS_AT) {
  const companion = await makeCompanion();
  const request = bookingRequest({ companionId: companion.uid, startsAt });
  await callFunction('createBooking', request, member);
  return { companion, bookingId: request.requestId };
}

let member: Actor;

beforeAll(async () => {
  member = await makeMember();
});

describe('proposing another time', () => {
  it('lets a companion offer one, which holds nothing and leaves the booking as it is', async () => {
    const { companion, bookingId } = await makeRequest(member);
    const before = await holdsOf(companion.uid);
    const proposed = await propose(bookingId, LATER, companion, ' My class runs late. ');
    expect(proposed).toEqual({ status: 200, result: { proposed: true } });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({
      status: 'pending',
      time: '14:00',
      proposal: { by: 'earner', time: '16:00', note: 'My class runs late.' },
      statusHistory: [{ by: 'spender' }, { by: 'earner', event: 'time-proposed' }],
    });
    expect(await holdsOf(companion.uid)).toEqual(before);
  });

  it('is forbidden to anyone on neither side, including staff', async () => {
    const { bookingId } = await makeRequest(member);
    const strangers = await Promise.all([makeMember(), makeCompanion(), makeAdmin()]);
    for (const stranger of strangers) {
      await expectRefusal(propose(bookingId, LATER, stranger), 'forbidden');
    }
    await expectRefusal(propose(newId('none'), LATER, member), 'not-found');
    expect(await propose(bookingId, LATER, member)).toMatchObject({ status: 200 });
  });

  it('refuses a member what they could not book', async () => {
    const { companion, bookingId } = await makeRequest(member);
    const codeOf = async (startsAt: Date) => (await propose(bookingId, startsAt, member)).code;
    expect(await codeOf(new Date(LATER.getTime() + MINUTE_MS))).toBe('invalid-input');
    // Coffee & Walk ends at nine in the evening.
    expect(await codeOf(newYork(5, '19:15'))).toBe('outside-window');
    expect(await codeOf(newYork(5, '19:00'))).toBeUndefined();
    await update(`companions/${companion.uid}`, {
      weeklyAvailability: { mon: [{ start: '09:00', end: '09:15' }] },
    });
    expect(await codeOf(LATER)).toBe('outside-window');
  });

  it('is refused for taken time, but may overlap with the booking itself', async () => {
    const { companion, bookingId } = await makeRequest(member);
    const other = await makeMember();
    const taken = bookingRequest({ companionId: companion.uid, startsAt: LATER });
    await callFunction('createBooking', taken, other);
    const before = new Date(LATER.getTime() - HOUR_MS);
    await expectRefusal(propose(bookingId, before, member), 'slot-taken');
    const half = new Date(STARTS_AT.getTime() + HOUR_MS / 2);
    expect(await propose(bookingId, half, member)).toMatchObject({ status: 200 });
  });

  it('is refused for a day with enough sessions, but not within the booking’s own day', async () => {
    const who = await makeMember();
    const { companion, bookingId } = await makeRequest(who);
    await update(`companions/${companion.uid}`, { 'offer.sessionsPerDay': 1 });
    const other = await makeMember();
    const taken = bookingRequest({ companionId: companion.uid, startsAt: newYork(5, '10:00') });
    await callFunction('createBooking', taken, other);
    await expectRefusal(propose(bookingId, LATER, who), 'slot-taken');
    expect(await propose(bookingId, newYork(4, '18:00'), who)).toMatchObject({ status: 200 });
    // Free when it was proposed, full when it is accepted.
    await propose(bookingId, newYork(6, '10:00'), who);
    const next = bookingRequest({ companionId: companion.uid, startsAt: newYork(6, '15:00') });
    expect(await callFunction('createBooking', next, await makeMember())).toMatchObject({
      status: 200,
    });
    await expectRefusal(answer(bookingId, true, companion, newYork(6, '10:00')), 'slot-taken');
  });

  it('takes its place on the new day with it', async () => {
    const who = await makeMember();
    const { companion, bookingId } = await makeRequest(who);
    await propose(bookingId, LATER, who);
    await answer(bookingId, true, companion);
    const { date } = wallClock(LATER, ZONE);
    const [held, ...others] = Object.values(await holdsOf(companion.uid));
    expect(held).toMatchObject({ date, from: LATER });
    expect(others).toEqual([]);
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ date });
  });

  it('ends with any transition', async () => {
    const { companion, bookingId } = await makeRequest(member);
    await propose(bookingId, LATER, member);
    await callFunction('transitionBooking', { bookingId, to: 'confirmed' }, companion);
    expect(await read(`bookings/${bookingId}`)).toMatchObject({
      status: 'confirmed',
      proposal: null,
    });
    await expectRefusal(answer(bookingId, true, companion), 'bad-transition');
  });
});

describe('answering a proposal', () => {
  it('by accepting confirms a request at the new time and the agreed price', async () => {
    const { companion, bookingId } = await makeRequest(member);
    const price = (await read(`bookings/${bookingId}`))?.price;
    await propose(bookingId, LATER, companion);
    await expectRefusal(answer(bookingId, true, companion), 'forbidden');
    await expectRefusal(answer(bookingId, true, await makeMember()), 'forbidden');
    expect(await answer(bookingId, true, member)).toEqual({
      status: 200,
      result: { status: 'confirmed' },
    });
    const booking = await read(`bookings/${bookingId}`);
    expect(booking).toMatchObject({ status: 'confirmed', time: '16:00', proposal: null, price });
    expect(booking?.startsAt.toDate()).toEqual(LATER);
    expect(booking?.dueAt.toMillis()).toBe(booking?.endsAt.toMillis() + DAY_MS);
    expect(booking?.statusHistory.at(-1)).toMatchObject({ event: 'time-moved', by: 'spender' });
    const midnight = startOfDay(addDays(wallClock(LATER, ZONE).date, 1), ZONE);
    expect(Object.values(await holdsOf(companion.uid))).toMatchObject([
      { from: LATER, to: booking?.endsAt.toDate(), until: midnight },
    ]);
    expect(await read(`payments/${bookingId}`)).toMatchObject({ status: 'held' });
  });

  it('by accepting moves a confirmed session by half an hour, overlapping itself', async () => {
    const { companion, bookingId } = await makeRequest(member);
    await callFunction('transitionBooking', { bookingId, to: 'confirmed' }, companion);
    const half = new Date(STARTS_AT.getTime() + HOUR_MS / 2);
    await propose(bookingId, half, member);
    expect(await answer(bookingId, true, companion, half)).toMatchObject({ status: 200 });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ time: '14:30' });
    const [held, ...others] = Object.values(await holdsOf(companion.uid));
    expect(held).toMatchObject({ from: half, to: new Date(half.getTime() + 2 * HOUR_MS) });
    expect(others).toEqual([]);
  });

  it('by declining changes only the proposal, for either side', async () => {
    const { companion, bookingId } = await makeRequest(member);
    await propose(bookingId, LATER, companion);
    expect(await answer(bookingId, false, member)).toMatchObject({ status: 200 });
    await propose(bookingId, LATER, companion);
    expect(await answer(bookingId, false, companion)).toMatchObject({ status: 200 });
    const booking = await read(`bookings/${bookingId}`);
    expect(booking).toMatchObject({ status: 'pending', time: '14:00', proposal: null });
    expect(booking?.statusHistory.map((entry: { event?: string }) => entry.event)).toEqual([
      undefined,
      'time-proposed',
      'proposal-declined',
      'time-proposed',
      'proposal-withdrawn',
    ]);
  });

  it('is refused by slot-taken if the time was booked meanwhile, and changes nothing', async () => {
    const { companion, bookingId } = await makeRequest(member);
    await propose(bookingId, LATER, companion);
    const taken = bookingRequest({ companionId: companion.uid, startsAt: LATER });
    await callFunction('createBooking', taken, await makeMember());
    await expectRefusal(answer(bookingId, true, member), 'slot-taken');
    expect(await read(`bookings/${bookingId}`)).toMatchObject({
      status: 'pending',
      time: '14:00',
      proposal: { by: 'earner' },
    });
    expect(await documentCounts(companion.uid)).toMatchObject({ bookings: 2, holds: 2 });
  });
});

it('a member can’t accept a time that the companion has blocked since they suggested it', async () => {
  const who = await makeMember();
  const { companion, bookingId } = await makeRequest(who);
  await propose(bookingId, LATER, companion);
  const { date } = wallClock(LATER, ZONE);
  const block = { date, start: '17:30', end: '18:30' };
  expect(await callFunction('saveSchedule', { block }, companion)).toMatchObject({ status: 200 });
  await expectRefusal(answer(bookingId, true, who), 'outside-window');
  await callFunction('saveSchedule', { unblock: block }, companion);
  expect(await answer(bookingId, true, who)).toMatchObject({ status: 200 });
});

it('a companion accepts what a member suggested, although they have blocked it since', async () => {
  const who = await makeMember();
  const { companion, bookingId } = await makeRequest(who);
  await propose(bookingId, LATER, who);
  const block = { date: wallClock(LATER, ZONE).date, start: '16:00', end: '18:00' };
  await callFunction('saveSchedule', { block }, companion);
  expect(await answer(bookingId, true, companion)).toMatchObject({ status: 200 });
});

describe('the place of a session', () => {
  const place = 'The corner café';
  const agree = (act: string, bookingId: string, actor: Actor) =>
    callFunction('agreePlace', { bookingId, act, place }, actor);
  const restriction = { until: new Date(Date.now() + DAY_MS), reason: 'Insults' };

  it('is the booking’s once both sides have agreed, also for one who may not write to others', async () => {
    const [who, stranger] = await Promise.all([makeMember(), makeMember()]);
    const { companion, bookingId } = await makeRequest(who);
    await callFunction('transitionBooking', { bookingId, to: 'confirmed' }, companion);
    await update(`users/${companion.uid}`, { restriction });
    expect(await agree('propose', bookingId, companion)).toEqual({
      status: 200,
      result: { done: true },
    });
    await expectRefusal(agree('accept', bookingId, companion), 'forbidden');
    await expectRefusal(agree('accept', bookingId, stranger), 'forbidden');
    await expectRefusal(agree('propose', newId('none'), who), 'not-found');
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ location: 'Public Garden' });
    expect(await agree('accept', bookingId, who)).toMatchObject({ status: 200 });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({
      status: 'confirmed',
      location: place,
      placeProposal: null,
    });
    await expectRefusal(agree('accept', bookingId, who), 'bad-transition');
  });

  it('isn’t arranged with one who blocks the other, but a proposal can be ended then', async () => {
    const who = await makeMember();
    const { companion, bookingId } = await makeRequest(who);
    await callFunction('transitionBooking', { bookingId, to: 'confirmed' }, companion);
    await agree('propose', bookingId, companion);
    const blocked = { at: new Date(), endedAt: null, past: [], blockedUid: companion.uid };
    await put(`users/${who.uid}/blocks/${companion.uid}`, blocked);
    await expectRefusal(agree('propose', bookingId, companion), 'no-agreement');
    await expectRefusal(agree('accept', bookingId, who), 'no-agreement');
    expect(await agree('end', bookingId, who)).toMatchObject({ status: 200 });
  });

  it('isn’t arranged for a request of one who may not meet others', async () => {
    const who = await makeMember();
    const { companion, bookingId } = await makeRequest(who);
    expect(await agree('propose', bookingId, companion)).toMatchObject({ status: 200 });
    await update(`users/${companion.uid}`, { restriction });
    await expectRefusal(agree('propose', bookingId, companion), 'no-agreement');
  });
});

describe('at a given time', () => {
  const asked = FAR_AHEAD;
  const startsAt = newYork(7, '14:00', asked);
  const later = newYork(8, '14:00', asked);
  const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

  async function request(): Promise<{ earner: { uid: string }; bookingId: string }> {
    const companion = await makeCompanion();
    const wish = bookingRequest({ companionId: companion.uid, startsAt });
    await askAs(member, wish, asked);
    return { earner: { uid: companion.uid }, bookingId: wish.requestId };
  }

  const offer = (side: { uid: string }, bookingId: string, start: Date, now: Date) =>
    proposeTime.handler(callAs(side, { bookingId, startsAt: start.toISOString(), note: '' }, now));
  const agree = (side: { uid: string }, bookingId: string, start: Date, now: Date) =>
    answerProposal.handler(
      callAs(side, { bookingId, startsAt: start.toISOString(), accept: true }, now),
      WITHOUT_MONEY,
    );

  it('a moved session is cancelled free by its new start, not by the one it had', async () => {
    const { earner, bookingId } = await request();
    await offer(earner, bookingId, later, asked);
    await agree(member, bookingId, later, plus(asked, 1));
    await moveAs(member, bookingId, 'cancelled', plus(later, -DAY_MS));
    expect(await read(`payments/${bookingId}`)).toMatchObject({ status: 'refunded' });
    expect(await documentCounts(earner.uid)).toMatchObject({ holds: 0 });
  });

  it('accepting ignores a lapsed request at the proposed time before any sweep', async () => {
    const { earner, bookingId } = await request();
    await moveAs(earner, bookingId, 'confirmed', plus(asked, 1));
    const other = await makeMember();
    const wish = bookingRequest({ companionId: earner.uid, startsAt: later });
    await askAs(other, wish, asked);
    const lapse = plus(asked, DAY_MS);
    await expectRefusal(offer(earner, bookingId, later, plus(lapse, -1)), 'slot-taken');
    await offer(earner, bookingId, later, lapse);
    await agree(member, bookingId, later, plus(lapse, 1));
    expect(await read(`bookings/${wish.requestId}`)).toMatchObject({
      cancellation: { endReason: 'expired' },
    });
    expect(await documentCounts(earner.uid)).toEqual({ bookings: 2, payments: 2, holds: 1 });
  });
});
