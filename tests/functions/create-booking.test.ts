import { randomUUID } from 'node:crypto';
import { nowStart } from '@hearthkin/domain/booking/free-time';
import { type LiveCompanion, ONLINE_WITHIN_MS } from '@hearthkin/domain/companion/live';
import type { Offer } from '@hearthkin/domain/companion/offer';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { slotStart } from '@hearthkin/domain/foundation/slots';
import { wallClock } from '@hearthkin/domain/foundation/time';
import type { WriteResult } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Actor, makeActor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { askAs } from './booking-acts';
import { bookingRequest, documentCounts, holdsOf, newYork, ZONE } from './booking-requests';

const book = (data: unknown, actor: Actor | null) => callFunction('createBooking', data, actor);
const NOTHING = { bookings: 0, payments: 0, holds: 0 };

let member: Actor;
let companion: Actor;

beforeAll(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
});

describe('createBooking', () => {
  it('lets a member request a session, and holds its time and money', async () => {
    const startsAt = newYork(4, '14:00');
    const request = bookingRequest({ companionId: companion.uid, startsAt });
    const answer = await book(request, member);
    expect(answer).toEqual({
      status: 200,
      result: { bookingId: request.requestId, checkoutUrl: null },
    });

    const booking = (await adminDb.doc(`bookings/${request.requestId}`).get()).data();
    expect(booking).toMatchObject({
      spenderId: member.uid,
      earnerId: companion.uid,
      participantIds: [member.uid, companion.uid],
      time: '14:00',
      timeZone: 'America/New_York',
      duration: 2,
      location: 'Public Garden',
      status: 'pending',
      cancellation: null,
      price: { discounts: [{ kind: 'first-session', percent: 50 }], totalMinor: 3000 },
    });
    expect(booking?.startsAt.toDate()).toEqual(startsAt);
    expect(booking?.dueAt.toMillis()).toBe(booking?.createdAt.toMillis() + DAY_MS);

    const payment = (await adminDb.doc(`payments/${request.requestId}`).get()).data();
    expect(payment).toMatchObject({ status: 'held', totalMinor: 3000, refundedMinor: 0 });
    expect(payment?.entries).toHaveLength(1);

    const day = booking?.date.replaceAll('-', '');
    expect(await holdsOf(companion.uid)).toEqual({
      [booking?.hold]: {
        from: startsAt,
        to: booking?.endsAt.toDate(),
        date: booking?.date,
        // Not the due time, which tells when it was asked.
        until: new Date(Math.ceil(booking?.dueAt.toMillis() / HOUR_MS) * HOUR_MS),
        days: [day],
      },
    });
    const stored = await adminDb.doc(`companions/${companion.uid}/days/${day}`).get();
    expect(stored.get('expireAt').toMillis()).toBe(Date.parse(booking?.date) + 2 * DAY_MS);
    expect(booking?.hold).toMatch(/^[0-9a-f-]{36}$/);
    expect(booking?.hold).not.toBe(request.requestId);

    const discount = adminDb.doc(`users/${member.uid}/discounts/first-session_${companion.uid}`);
    expect((await discount.get()).data()).toMatchObject({ bookingId: request.requestId });
  });

  it('tells the companion who asks, as the server knows them', async () => {
    const address = {
      street: '',
      city: 'Salem',
      state: 'MA',
      zipCode: '',
      country: 'United States',
    };
    const [other, sam] = await Promise.all([
      makeCompanion({}, { address }),
      makeMember({
        languages: { native: 'Spanish', secondary: ['English'] },
        stats: { sessionsCompleted: 2 },
        supportPreferences: ['listening'],
        createdAt: new Date('2026-03-31T12:00:00Z'),
      }),
    ]);
    const ended = (endReason: 'member-cancelled' | 'withdrawn') => {
      const cancellation = { endReason, endedBy: 'spender', reason: '', at: new Date() } as const;
      return bookingOf(sam, companion, { status: 'cancelled', dueAt: null, cancellation });
    };
    await Promise.all([
      put(`bookings/${newId('b')}`, ended('member-cancelled')),
      put(`bookings/${newId('b')}`, ended('withdrawn')),
    ]);
    const wish = { companionId: other.uid, startsAt: newYork(4, '14:00') };
    const request = { ...bookingRequest(wish), mood: 'sad' };
    const forged = { ...request, memberCard: { verified: true } };
    await expectRefusal(book(forged, sam), 'invalid-input');
    expect(await book(request, sam)).toMatchObject({ status: 200 });
    const booking = await adminDb.doc(`bookings/${request.requestId}`).get();
    expect(booking.get('mood')).toBe('sad');
    expect(booking.get('memberCard')).toEqual({
      verified: true,
      memberSince: '2026-03',
      completed: 2,
      canceled: 1,
      languages: ['English'],
      supportPreferences: ['listening'],
      nearness: 'state',
      km: null,
    });
  });

  it('refuses to book a companion whom the member blocks', async () => {
    const [other, sam] = await Promise.all([makeCompanion(), makeMember()]);
    const ask = () =>
      book(bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') }), sam);
    const block = adminDb.doc(`users/${sam.uid}/blocks/${other.uid}`);
    await block.set({ at: new Date(), blockedUid: other.uid });
    await expectRefusal(ask(), 'not-listed');
    await block.update({ endedAt: new Date() });
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('tells a member whom the companion blocks that the time is taken, and stores nothing', async () => {
    const [other, sam, pat] = await Promise.all([makeCompanion(), makeMember(), makeMember()]);
    const request = () => bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') });
    const block = adminDb.doc(`users/${other.uid}/blocks/${sam.uid}`);
    await block.set({ at: new Date(), blockedUid: sam.uid });
    const refused = await book(request(), sam);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 0, payments: 0, holds: 0 });
    await expectRefusal(book({ ...request(), agreedTotalMinor: 1 }, sam), 'price-changed');
    await book(request(), pat);
    expect(await book(request(), sam)).toEqual(refused);
    expect(refused).toMatchObject({ code: 'slot-taken' });
    const nobody = await makeMember();
    expect(await book(request(), nobody)).toEqual(refused);
  });

  it('returns the same booking for a repeated request', async () => {
    const [other, sam] = await Promise.all([makeCompanion(), makeMember()]);
    const request = bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') });
    const first = await book(request, sam);
    expect(await book(request, sam)).toEqual(first);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });

    const stranger = await makeMember();
    await expectRefusal(book(request, stranger), 'already-exists');
    const changed = { ...request, activity: 'study-support' };
    await expectRefusal(book(changed, sam), 'already-exists');
  });

  it('returns the same booking for a request that would be refused by now', async () => {
    const [other, sam] = await Promise.all([makeCompanion(), makeMember()]);
    const request = bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') });
    const first = await book(request, sam);
    await update(`companions/${other.uid}`, { listed: false });
    const another = { ...request, requestId: randomUUID() };
    await expectRefusal(book(another, sam), 'not-listed');
    expect(await book(request, sam)).toEqual(first);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });
  });

  it('returns the same booking for two concurrent requests', async () => {
    const [other, sam] = await Promise.all([makeCompanion(), makeMember()]);
    const request = bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') });
    const answers = await Promise.all([book(request, sam), book(request, sam)]);
    const success = { status: 200, result: { bookingId: request.requestId, checkoutUrl: null } };
    expect(answers).toEqual([success, success]);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });
  });

  it('returns the same booking to a request that reads the calendar after the other has booked', async () => {
    const other = await makeCompanion();
    const request = bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') });
    const ask = () => askAs(member, request, new Date());
    const getAll = adminDb.getAll.bind(adminDb);
    let isFirst = true;
    const spy = vi.spyOn(adminDb, 'getAll').mockImplementation(async (...refs) => {
      const isCalendar = refs.some((ref) => 'path' in ref && ref.path.includes('/days/'));
      if (isFirst && isCalendar) {
        isFirst = false;
        await ask();
      }
      return getAll(...refs);
    });
    expect(await ask()).toEqual({ bookingId: request.requestId, checkoutUrl: null });
    spy.mockRestore();
    expect(isFirst).toBe(false);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });
  });

  it('gives the first-session discount once to three requests of the same instant', async () => {
    const [other, sam] = await Promise.all([makeCompanion(), makeMember()]);
    const times = ['10:00', '14:00', '18:00'].map((time) => newYork(9, time));
    const answers = await Promise.all(
      times.map((startsAt) => book(bookingRequest({ companionId: other.uid, startsAt }), sam)),
    );
    const codes = answers.map(({ code = 'done' }) => code).sort();
    expect(codes).toEqual(['done', 'price-changed', 'price-changed']);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });
  });

  it('refuses a member who agreed to another total, shows the price and writes nothing', async () => {
    const other = await makeCompanion();
    const right = bookingRequest({ companionId: other.uid, startsAt: newYork(4, '14:00') });
    const answer = await book({ ...right, agreedTotalMinor: 1 }, member);
    expect(answer).toMatchObject({
      code: 'price-changed',
      details: { quote: { totalMinor: 3000, currency: 'EUR', discountPercent: 50 } },
    });
    expect(await documentCounts(other.uid)).toEqual(NOTHING);
    const used = await adminDb
      .doc(`users/${member.uid}/discounts/first-session_${other.uid}`)
      .get();
    expect(used.exists).toBe(false);
    expect(await book(right, member)).toMatchObject({ status: 200 });
  });
});

describe('createBooking, with what the companion offers', () => {
  const offering = (offer: Partial<Offer>, change: Partial<LiveCompanion> = {}) =>
    makeCompanion({ offer: { ...OPEN_OFFER, ...offer }, ...change });
  const ask = async (companionId: string, startsAt: Date, who: Actor, change = {}) =>
    book({ ...bookingRequest({ companionId, startsAt }), ...change }, who);

  it('talks right now only if they want to and are online, and only virtually', async () => {
    const online = { lastActiveAt: new Date() };
    const [on, off, away, who] = await Promise.all([
      offering({}, online),
      offering({ talksNow: false }, online),
      offering({}, { lastActiveAt: new Date(Date.now() - ONLINE_WITHIN_MS) }),
      makeMember(),
    ]);
    const soon = new Date(Math.ceil((Date.now() + MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS);
    const request = (companionId: string) => ({
      ...bookingRequest({ companionId, startsAt: soon, activity: 'virtual-chat', minutes: 60 }),
      timing: 'now',
    });
    await expectRefusal(book(request(off.uid), who), 'outside-window');
    await expectRefusal(book(request(away.uid), who), 'not-online');
    const walk = bookingRequest({ companionId: on.uid, startsAt: soon });
    await expectRefusal(book({ ...walk, timing: 'now' }, who), 'outside-window');
    expect(await book(request(on.uid), who)).toMatchObject({ status: 200 });
  });

  it('takes none in hours that they block, and no new one while they are away', async () => {
    const startsAt = newYork(5, '14:00');
    const { date } = wallClock(startsAt, ZONE);
    const [other, who] = await Promise.all([
      offering({ blocked: [{ date, start: '15:30', end: '16:30' }] }),
      makeMember(),
    ]);
    await expectRefusal(ask(other.uid, startsAt, who), 'outside-window');
    await callFunction('saveSchedule', { offer: { away: { backOn: null } } }, other);
    await expectRefusal(ask(other.uid, newYork(5, '16:30'), who), 'not-listed');
    await callFunction('saveSchedule', { offer: { away: null } }, other);
    expect(await ask(other.uid, newYork(5, '16:30'), who)).toMatchObject({ status: 200 });
  });

  it('keeps their time free after a session, however close two requests come', async () => {
    const [other, sam, pat, late] = await Promise.all([
      offering({ bufferMinutes: 30 }),
      makeMember(),
      makeMember(),
      makeMember(),
    ]);
    const times = ['14:00', '16:15'];
    const answers = await Promise.all(
      times.map((time, index) => ask(other.uid, newYork(5, time), index === 0 ? sam : pat)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['slot-taken', undefined]);
    expect(await documentCounts(other.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });
    // Two hours and the half hour end where the one that was first begins.
    const [tooLate, inTime] =
      answers[0]?.code === undefined ? ['11:45', '11:30'] : ['14:00', '13:45'];
    await expectRefusal(ask(other.uid, newYork(5, tooLate), late), 'slot-taken');
    expect(await ask(other.uid, newYork(5, inTime), late)).toMatchObject({ status: 200 });
  });

  it('takes as many sessions a day as they want, however many ask at once', async () => {
    const other = await offering({ sessionsPerDay: 2 });
    const members = await Promise.all(Array.from({ length: 7 }, () => makeMember()));
    const [next, last, ...asking] = members as [Actor, Actor, ...Actor[]];
    const times = ['09:00', '11:00', '13:00', '15:00', '17:00'];
    const answers = await Promise.all(
      times.map((time, index) => ask(other.uid, newYork(5, time), asking[index] as Actor)),
    );
    const booked = answers.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(2);
    const codes = answers.flatMap(({ code }) => code ?? []);
    expect(codes).toEqual(Array(3).fill('slot-taken'));
    expect(await ask(other.uid, newYork(6, '09:00'), next)).toMatchObject({ status: 200 });

    // A canceled one leaves its place to another.
    const [first] = booked as unknown as [{ result: { bookingId: string; checkoutUrl: null } }];
    const { bookingId } = first.result;
    await callFunction('transitionBooking', { bookingId, to: 'cancelled' }, other);
    const free = times[answers.findIndex(({ code }) => code !== undefined)] ?? '';
    expect(await ask(other.uid, newYork(5, free), last)).toMatchObject({ status: 200 });
  });
});

describe('createBooking, where an account is missing or closes', () => {
  const request = (companionId: string) =>
    bookingRequest({ companionId, startsAt: newYork(7, '14:00') });

  it('is refused to a member without one, and for a companion whom there is not', async () => {
    const without = await makeActor({ userType: 'spender' });
    await expectRefusal(book(request(companion.uid), without), 'forbidden');
    await expectRefusal(book(request('nobody'), member), 'not-found');
  });

  it('is over before an account closes that was read as active', async () => {
    const [sam, eve] = await Promise.all([makeMember(), makeCompanion()]);
    const account = adminDb.doc(`users/${eve.uid}`);
    const run = adminDb.runTransaction.bind(adminDb);
    let closed: Promise<WriteResult> | undefined;
    const closeBeforeCommit: typeof run = (decide, options) =>
      run(async (tx) => {
        const outcome = await decide(tx);
        closed = account.update({ accountStatus: 'suspended' });
        // Without a lock it would be through before these are.
        for (const id of ['one', 'two']) await put(`laps/${id}`, { at: Date.now() });
        return outcome;
      }, options);
    const spy = vi.spyOn(adminDb, 'runTransaction').mockImplementationOnce(closeBeforeCommit);
    const { bookingId } = await askAs(sam, request(eve.uid), new Date());
    spy.mockRestore();
    const booked = await adminDb.doc(`bookings/${bookingId}`).get();
    expect((await closed)?.writeTime.toMillis()).toBeGreaterThanOrEqual(
      booked.createTime?.toMillis() ?? Number.NaN,
    );
  });
});

describe('createBooking, with invalid input', () => {
  let untouched: Actor;
  beforeAll(async () => {
    untouched = await makeCompanion();
  });
  const valid = () => bookingRequest({ companionId: untouched.uid, startsAt: newYork(8, '14:00') });

  it('refuses a start in the past, naming it, and stores nothing', async () => {
    const past = { ...valid(), startsAt: newYork(-1, '14:00').toISOString() };
    const answer = await book(past, member);
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(answer.details?.issues).toMatchObject([{ path: ['startsAt'] }]);
    expect(await documentCounts(untouched.uid)).toEqual(NOTHING);
    expect(await book(valid(), member)).toMatchObject({ status: 200 });
  });

  it('holds every quarter hour that a session "right now" touches', async () => {
    const other = await makeCompanion({ lastActiveAt: new Date() });
    const next = nowStart(new Date());
    const isOnQuarter = slotStart(next).getTime() === next.getTime();
    const startsAt = new Date(next.getTime() + (isOnQuarter ? 5 * MINUTE_MS : 0));
    const wish = { companionId: other.uid, activity: 'virtual-chat', minutes: 60 } as const;
    const request = bookingRequest({ ...wish, startsAt });
    await expectRefusal(book(request, member), 'invalid-input');
    expect(await book({ ...request, timing: 'now' }, member)).toMatchObject({ status: 200 });
    const { dueAt, createdAt } = (await read(`bookings/${request.requestId}`)) ?? {};
    expect(dueAt.toMillis() - createdAt.toMillis()).toBeLessThanOrEqual(10 * MINUTE_MS);
    const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS);
    const to = new Date(slotStart(endsAt).getTime() + 15 * MINUTE_MS);
    expect(Object.values(await holdsOf(other.uid))).toMatchObject([
      { from: slotStart(startsAt), to },
    ]);
    // The quarter hour in which it ends.
    const sam = await makeMember();
    const after = (ms: number) =>
      bookingRequest({ ...wish, startsAt: new Date(slotStart(endsAt).getTime() + ms) });
    await expectRefusal(book(after(0), sam), 'slot-taken');
    expect(await book(after(15 * MINUTE_MS), sam)).toMatchObject({ status: 200 });
  });
});
