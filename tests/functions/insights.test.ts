import { ALL_MONTHS } from '@hearthkin/domain/insights/counters';
import { describe, expect, it } from 'vitest';
import { countBooking } from '../../functions/src/insights/count-booking';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { bookingRequest, newYork } from './booking-requests';

/** Counters that aren't zero; null if there are none. */
async function countersOf(uid: string, month: string = ALL_MONTHS) {
  const counters = (await adminDb.doc(`users/${uid}/insights/${month}`).get()).data()?.counters;
  if (counters === undefined) return null;
  return Object.fromEntries(Object.entries(counters).filter(([, count]) => count !== 0));
}

/** Two people with accounts and no bookings. */
async function sides(): Promise<{ spenderId: string; earnerId: string }> {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  return { spenderId: member.uid, earnerId: companion.uid };
}

describe('a person’s insights', () => {
  it('follow a booking through its states, for both sides', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const startsAt = newYork(6, '14:00');
    const request = bookingRequest({ companionId: companion.uid, startsAt });
    await callFunction('createBooking', request, member);
    const both = async () => Promise.all([countersOf(member.uid), countersOf(companion.uid)]);
    const waiting = expect.objectContaining({ 'status-pending': 1, 'hour-14': 1 });
    await eventually(both).toEqual([waiting, waiting]);
    const move = (to: string, actor: Actor) =>
      callFunction('transitionBooking', { bookingId: request.requestId, to, reason: '' }, actor);
    await move('confirmed', companion);
    const agreed = expect.objectContaining({ 'status-confirmed': 1 });
    await eventually(both).toEqual([agreed, agreed]);
    await move('cancelled', member);
    await eventually(both).toEqual([{ 'status-cancelled': 1 }, { 'status-cancelled': 1 }]);
  }, 60_000);

  it('stay correct when the same event is delivered many times at once', async () => {
    const people = await sides();
    const ids = [newId('b'), newId('b'), newId('b')];
    const startsAt = new Date('2026-06-08T18:00:00Z');
    await Promise.all(
      ids.map((id) =>
        adminDb
          .doc(`bookings/${id}`)
          .set(bookingDocument(people, { startsAt, status: 'completed' })),
      ),
    );
    const again = [...ids, ...ids, ...ids].map((id) =>
      countBooking(adminDb, [people.earnerId], id),
    );
    await Promise.all(again);
    const expected = { 'status-completed': 3, minutes: 360, 'day-08': 3, 'payout-minor': 14_400 };
    expect(await countersOf(people.earnerId)).toMatchObject(expected);
    expect(await countersOf(people.earnerId, '2026-06')).toMatchObject(expected);
  });

  it('move to another month with a session', async () => {
    const people = await sides();
    const id = newId('b');
    const write = (startsAt: Date) =>
      adminDb.doc(`bookings/${id}`).set(bookingDocument(people, { startsAt, status: 'confirmed' }));
    await write(new Date('2026-06-08T18:00:00Z'));
    await countBooking(adminDb, [people.spenderId], id);
    await write(new Date('2026-07-09T18:00:00Z'));
    await countBooking(adminDb, [people.spenderId], id);
    expect(await countersOf(people.spenderId, '2026-06')).toEqual({});
    expect(await countersOf(people.spenderId, '2026-07')).toMatchObject({ 'day-09': 1 });
    expect(await countersOf(people.spenderId)).toMatchObject({ 'status-confirmed': 1 });
  });

  it('are not written for a deleted account', async () => {
    const [companion, gone] = [await makeCompanion(), newId('gone')];
    const id = newId('b');
    const people = { spenderId: gone, earnerId: companion.uid };
    await adminDb.doc(`bookings/${id}`).set(bookingDocument(people));
    await countBooking(adminDb, [gone], id);
    expect(await countersOf(gone)).toBeNull();
    expect((await adminDb.doc(`users/${gone}/counted/${id}`).get()).exists).toBe(false);
  });
});
