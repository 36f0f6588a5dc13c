import {
  type MemberRating,
  RATING_EDIT_MS,
  RATING_OPEN_MS,
  RATINGS_COUNTED,
} from '@hearthkin/domain/booking/member-rating';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareMemberRatings } from '../../functions/src/booking/share-member-ratings';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, quietDatabase, read, update } from '../support/admin';
import { bookingDocument, bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { bookingRequest, newYork } from './booking-requests';

runTriggers();

const STARTS = new Date('2031-06-01T18:00:00Z');
const ANSWERED = new Date('2031-06-02T10:00:00Z');
/** When an answer can't be changed any more. */
const ASKED = new Date(ANSWERED.getTime() + RATING_EDIT_MS + 1);

const YES: MemberRating = {
  came: true,
  kind: true,
  again: true,
  memberId: 'sam',
  createdAt: ANSWERED,
  editedAt: null,
};

/** A completed session of a companion with the member, and their answers about it. */
async function answer(
  db: Firestore,
  companionId: string,
  rating: Partial<MemberRating> = {},
  change: Parameters<typeof bookingDocument>[1] = {},
): Promise<string> {
  const id = newId('session');
  const sides = { spenderId: rating.memberId ?? 'sam', earnerId: companionId };
  const session = { status: 'completed', dueAt: null, startsAt: STARTS, ...change } as const;
  await db.doc(`bookings/${id}`).set(bookingDocument(sides, session));
  await db.doc(`users/${companionId}/memberRatings/${id}`).set({ ...YES, ...rating });
  return id;
}

describe('shareMemberRatings', () => {
  let db: Firestore;
  let close: () => Promise<void>;

  beforeEach(() => {
    ({ db, close } = quietDatabase(newId('demo-ratings')));
  });
  afterEach(() => close());

  const asked = bookingDocument(
    { spenderId: 'sam', earnerId: 'eve' },
    { createdAt: ASKED, startsAt: new Date(ASKED.getTime() + 7 * DAY_MS) },
  );
  const ask = async (change: Partial<typeof asked> = {}, stored: typeof change = change) => {
    const bookingId = newId('asked');
    await db.doc(`bookings/${bookingId}`).set({ ...asked, ...stored });
    const written = { bookingId, before: null, after: { ...asked, ...change } };
    await shareMemberRatings(db, written);
    return written;
  };
  const sharedOf = async (bookingId: string) =>
    (await db.doc(`bookings/${bookingId}/forCompanion/memberRatings`).get()).data();
  const shared = async (...args: Parameters<typeof ask>) =>
    sharedOf((await ask(...args)).bookingId);

  it('tells the companion who is asked what three others answered, with no name or id', async () => {
    await answer(db, 'ann', { again: false });
    await answer(db, 'ben', { came: false, kind: false, again: false });
    expect(await shared()).toBeUndefined();
    await answer(db, 'ben');
    expect(await shared()).toBeUndefined();
    await answer(db, 'cem');
    // About someone else.
    await answer(db, 'dan', { memberId: 'max' });
    expect(await shared()).toEqual({ sessions: 4, came: 3, kind: 3, again: 2 });
  });

  it('says the same however often and at once an event comes, and whatever came later', async () => {
    for (const name of ['ann', 'ben', 'cem']) await answer(db, name);
    const written = await ask();
    await answer(db, 'dan', { kind: false, createdAt: new Date(ANSWERED.getTime() + 1) });
    await Promise.all([1, 2, 3].map(() => shareMemberRatings(db, written)));
    expect(await sharedOf(written.bookingId)).toEqual({ sessions: 3, came: 3, kind: 3, again: 3 });
  });

  it('is silent about a change of a booking, and about one that is over or gone by now', async () => {
    for (const name of ['ann', 'ben', 'cem']) await answer(db, name);
    const { bookingId, after } = await ask({}, { status: 'cancelled' });
    expect(await sharedOf(bookingId)).toBeUndefined();
    await db.doc(`bookings/${bookingId}`).set(after);
    await shareMemberRatings(db, { bookingId, before: after, after });
    await shareMemberRatings(db, { bookingId: 'gone', before: null, after });
    for (const id of [bookingId, 'gone']) expect(await sharedOf(id)).toBeUndefined();
    expect(await shared({}, { status: 'confirmed' })).toBeDefined();
  });

  it('leaves out sessions with an open claim, canceled by one, and answers that can’t be read', async () => {
    for (const name of ['ann', 'ben']) await answer(db, name);
    const claim = { by: 'spender', keptPercent: null } as const;
    await answer(db, 'cem', {}, { claim });
    await answer(db, 'dan', {}, { status: 'cancelled', claim: { ...claim, keptPercent: 0 } });
    const broken = await answer(db, 'eli');
    await db.doc(`users/eli/memberRatings/${broken}`).update({ kind: 'yes' });
    expect(await shared()).toBeUndefined();
    await answer(db, 'fay', {}, { claim: { ...claim, keptPercent: 60 } });
    expect(await shared()).toEqual({ sessions: 3, came: 3, kind: 3, again: 3 });
  });

  it('counts the latest hundred answers', async () => {
    const old = new Date(ANSWERED.getTime() - 1);
    await answer(db, 'old', { came: false, createdAt: old });
    for (let index = 0; index < RATINGS_COUNTED; index += 1) await answer(db, `c${index}`);
    expect(await shared()).toEqual({ sessions: 100, came: 100, kind: 100, again: 100 });
  });
});

it('a request brings the counts to the companion who is asked', async () => {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const startsAt = new Date(Date.now() - 20 * DAY_MS);
  const createdAt = new Date(Date.now() - 8 * DAY_MS);
  for (const name of ['ann', 'ben', 'cem']) {
    const rating = { memberId: member.uid, createdAt, again: name !== 'ben' };
    await answer(adminDb, newId(name), rating, { startsAt });
  }
  const request = bookingRequest({ companionId: companion.uid, startsAt: newYork(4, '14:00') });
  expect(await callFunction('createBooking', request, member)).toMatchObject({ status: 200 });
  const counts = { sessions: 3, came: 3, kind: 3, again: 2 };
  const path = `bookings/${request.requestId}/forCompanion/memberRatings`;
  await eventually(() => read(path)).toEqual(counts);
  expect(JSON.stringify(await read(`bookings/${request.requestId}`))).not.toContain('again');
});

describe('rateMember', () => {
  const rate = (who: Actor, bookingId: string, change: object = {}) =>
    callFunction('rateMember', { bookingId, came: true, kind: true, again: false, ...change }, who);

  async function session(change: Parameters<typeof bookingDocument>[1] = {}) {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const bookingId = newId('session');
    const completed = { status: 'completed', dueAt: null, startsAt: new Date() } as const;
    await put(`bookings/${bookingId}`, bookingOf(member, companion, { ...completed, ...change }));
    const card = adminDb.doc(`profiles/${member.uid}`);
    await eventually(async () => (await card.get()).exists).toBe(true);
    return { member, companion, bookingId, card };
  }

  it('stores a companion’s answers about the member, and changes them for a week', async () => {
    const { member, companion, bookingId } = await session();
    const path = `users/${companion.uid}/memberRatings/${bookingId}`;
    expect(await rate(companion, bookingId)).toMatchObject({ result: { rated: true } });
    expect(await read(path)).toMatchObject({
      came: true,
      kind: true,
      again: false,
      memberId: member.uid,
      editedAt: null,
    });
    expect(await rate(companion, bookingId, { again: true })).toMatchObject({ status: 200 });
    expect(await read(path)).toMatchObject({ again: true, editedAt: expect.anything() });
    await update(path, { createdAt: new Date(Date.now() - RATING_EDIT_MS - 60_000) });
    await expectRefusal(rate(companion, bookingId), 'forbidden');
  });

  it('is for the companion of a session that took place in the last week, of a member who is here', async () => {
    const { member, companion, bookingId, card } = await session();
    await expectRefusal(rate(member, bookingId), 'forbidden');
    await expectRefusal(rate(companion, newId('nowhere')), 'forbidden');
    const colleague = await session();
    await expectRefusal(rate(companion, colleague.bookingId), 'forbidden');
    const booking = adminDb.doc(`bookings/${bookingId}`);
    await booking.update({ status: 'cancelled' });
    await expectRefusal(rate(companion, bookingId), 'forbidden');
    await booking.update({
      status: 'completed',
      startsAt: new Date(Date.now() - RATING_OPEN_MS - 60_000),
    });
    await expectRefusal(rate(companion, bookingId), 'forbidden');
    await booking.update({ startsAt: new Date() });
    await card.delete();
    await expectRefusal(rate(companion, bookingId), 'forbidden');
  });
});
