import { ALL_MONTHS } from '@hearthkin/domain/insights/counters';
import { describe, expect, it } from 'vitest';
import { followBooking } from '../../functions/src/booking/follow-booking';
import type { WrittenBooking } from '../../functions/src/booking/written-booking';
import { countEntries, readFigures } from '../../functions/src/insights/count-figures';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { bookingRequest, newYork } from './booking-requests';

runTriggers();

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

const NOW = new Date('2026-06-08T12:00:00Z');

/** The events of a session in June that is requested, accepted and completed; no document has it. */
async function written(
  change: Partial<Awaited<ReturnType<typeof sides>>> = {},
  startsAt = new Date('2026-06-08T18:00:00Z'),
) {
  const people = { ...(await sides()), ...change };
  const bookingId = newId('booking');
  const history: WrittenBooking[] = [];
  for (const status of ['pending', 'confirmed', 'completed'] as const) {
    const before = history.at(-1)?.after ?? null;
    const after = bookingDocument(people, { startsAt, status });
    history.push({ eventId: newId('event'), bookingId, before, after });
  }
  return { people, history };
}

/** What staff read of a month. */
const figuresOf = async (month: string) => (await readFigures(adminDb, month)).month;

const follow = (event: WrittenBooking) =>
  followBooking(event, { db: adminDb, now: NOW, queue: mailQueue(), siteUrl: '', linkKey: '' });

describe('a person’s insights', () => {
  it('follow a booking through its states, for both sides', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const startsAt = newYork(6, '14:00');
    const request = bookingRequest({ companionId: companion.uid, startsAt });
    await callFunction('createBooking', request, member);
    const both = async () => Promise.all([countersOf(member.uid), countersOf(companion.uid)]);
    const waiting = expect.objectContaining({ 'status-open': 1, 'hour-14': 1 });
    await eventually(both).toEqual([waiting, waiting]);
    const move = (to: string, actor: Actor) =>
      callFunction('transitionBooking', { bookingId: request.requestId, to, reason: '' }, actor);
    await move('confirmed', companion);
    await move('cancelled', member);
    await eventually(both).toEqual([{ 'status-cancelled': 1 }, { 'status-cancelled': 1 }]);
  }, 60_000);

  it('count a booking once, as it was last, however often and in whatever order its events come', async () => {
    const { people, history } = await written();
    const again = [...history, ...history.toReversed(), ...history];
    await Promise.all(again.map(follow));
    const expected = { 'status-completed': 1, minutes: 120, 'day-08': 1, 'payout-minor': 4800 };
    for (const uid of [people.spenderId, people.earnerId]) {
      for (const month of [ALL_MONTHS, '2026-06']) {
        const counters = await countersOf(uid, month);
        expect(counters).toMatchObject(expected);
        expect(counters).not.toHaveProperty('status-open');
      }
    }
  });

  it('move to another month with a session, and forget a booking that is deleted', async () => {
    const { people, history } = await written();
    const [first, last] = [history[0], history.at(-1)] as [WrittenBooking, WrittenBooking];
    await follow(first);
    const startsAt = new Date('2026-07-09T18:00:00Z');
    const moved = bookingDocument(people, { startsAt, status: 'confirmed' });
    await follow({ ...last, before: first.after, after: moved });
    expect(await countersOf(people.spenderId, '2026-06')).toEqual({});
    expect(await countersOf(people.spenderId, '2026-07')).toMatchObject({ 'day-09': 1 });
    expect(await countersOf(people.spenderId)).toMatchObject({ 'status-open': 1 });
    await follow({ ...last, eventId: newId('event'), before: moved, after: null });
    expect(await countersOf(people.spenderId)).toEqual({});
  });

  it('are not written for a deleted account', async () => {
    const gone = newId('gone');
    const { people, history } = await written({ spenderId: gone });
    for (const event of history) await follow(event);
    expect(await countersOf(gone)).toBeNull();
    expect(await countersOf(people.earnerId)).toMatchObject({ 'status-completed': 1 });
  });

  it('read and write nothing for a change from which nothing follows', async () => {
    const { history } = await written();
    const [{ after }] = history as [WrittenBooking];
    if (after === null) throw new Error('It has no booking');
    const [eventId, bookingId] = [newId('event'), newId('booking')];
    const touched = { ...after, updatedAt: new Date(NOW.getTime() + 30 * 60_000) };
    await follow({ eventId, bookingId, before: after, after: touched });
    expect((await adminDb.doc(`processedEvents/booking_${eventId}`).get()).exists).toBe(false);
  });
});

describe('the figures of all bookings', () => {
  const REQUESTED = { requests: 1 };
  const HELD = { requests: 1, completed: 1, minutes: 120 };

  it('count a booking once, as it was last, however often and in whatever order its events come', async () => {
    // A month of its own.
    const { history } = await written({}, new Date('2041-03-10T18:00:00Z'));
    const [first] = history as [WrittenBooking];
    await follow(first);
    expect(await figuresOf('2041-03')).toEqual(REQUESTED);
    await Promise.all([...history, ...history.toReversed(), ...history].map(follow));
    expect(await figuresOf('2041-03')).toEqual(HELD);
    expect((await readFigures(adminDb, '2041-04')).before).toEqual(HELD);
  });

  it('move to another month with a session, and keep a booking that is deleted', async () => {
    const { people, history } = await written({}, new Date('2041-06-10T18:00:00Z'));
    const [first, last] = [history[0], history.at(-1)] as [WrittenBooking, WrittenBooking];
    await follow(first);
    const startsAt = new Date('2041-07-10T18:00:00Z');
    const moved = bookingDocument(people, { startsAt, status: 'completed' });
    await follow({ ...last, before: first.after, after: moved });
    expect(await figuresOf('2041-06')).toEqual({});
    expect(await figuresOf('2041-07')).toEqual(HELD);
    const gone = { eventId: newId('event'), before: moved, after: null };
    await follow({ ...last, ...gone });
    // An older event that comes again after that.
    await follow(first);
    expect(await figuresOf('2041-06')).toEqual({});
    expect(await figuresOf('2041-07')).toEqual(HELD);
  });

  it('count what entries of the ledger have moved once, in the month of each', async () => {
    const at = new Date('2041-09-30T23:30:00Z');
    const lines = [
      { account: 'member' as const, amountMinor: -6000 },
      { account: 'escrow' as const, amountMinor: 6000 },
    ];
    const written = {
      eventId: newId('event'),
      bookingId: newId('booking'),
      entries: [{ kind: 'hold' as const, at, lines }],
    };
    await Promise.all([1, 2, 3].map(() => countEntries(adminDb, written, NOW)));
    expect(await figuresOf('2041-09')).toEqual({ 'paid-minor': 6000, 'held-minor': 6000 });
  });
});
