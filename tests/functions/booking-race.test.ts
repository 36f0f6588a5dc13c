import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb, put } from '../support/admin';
import { memberDocument } from '../support/builders';
import { callFunction } from '../support/call-function';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, documentCounts, newYork, outcomeOf } from './booking-requests';

const MEMBERS = 100;

/** Counts each outcome. */
function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

async function expectOneBooking(companionId: string) {
  expect(await documentCounts(companionId)).toEqual({ bookings: 1, payments: 1, holds: 1 });
  const payments = await adminDb.collection('payments').where('earnerId', '==', companionId).get();
  expect(payments.docs.map((payment) => payment.get('entries').length)).toEqual([1]);
}

describe('a hundred members who want the same hour', () => {
  it('get one booking between them when they all ask in the same instant', async () => {
    const companion = await makeCompanion();
    const now = new Date();
    const startsAt = newYork(9, '14:00');
    const members = Array.from({ length: MEMBERS }, () => `t-${randomUUID()}`);
    await Promise.all(members.map((uid) => put(`users/${uid}`, memberDocument(uid))));
    const outcomes = await Promise.all(
      members.map((uid) => {
        const request = bookingRequest({ companionId: companion.uid, startsAt });
        return outcomeOf(askAs({ uid }, request, now));
      }),
    );
    expect(tally(outcomes)).toEqual({ done: 1, 'slot-taken': MEMBERS - 1 });
    await expectOneBooking(companion.uid);
  }, 60_000);
});

describe('a member who books one companion twice in the same instant', () => {
  it('gets the first-session discount once', async () => {
    const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
    const answers = await Promise.all(
      ['10:00', '14:00', '18:00'].map((time) => {
        const startsAt = newYork(9, time);
        const request = bookingRequest({ companionId: companion.uid, startsAt });
        return callFunction('createBooking', request, member);
      }),
    );
    expect(tally(answers.map(({ code }) => code ?? 'done'))).toEqual({
      done: 1,
      'price-changed': 2,
    });
    expect(await documentCounts(companion.uid)).toEqual({ bookings: 1, payments: 1, holds: 1 });
  });
});

describe('two sides that change one booking in the same instant', () => {
  it('settle its payment once', async () => {
    const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
    const request = bookingRequest({
      companionId: companion.uid,
      startsAt: newYork(9, '14:00'),
    });
    const now = new Date();
    await askAs(member, request, now);
    const outcomes = await Promise.all(
      [member, companion].map((side) =>
        outcomeOf(moveAs(side, request.requestId, 'cancelled', now)),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, 'bad-transition': 1 });
    const payment = await adminDb.doc(`payments/${request.requestId}`).get();
    expect(payment.data()).toMatchObject({ status: 'refunded', refundedMinor: 3000 });
    expect(payment.get('entries')).toHaveLength(2);
    expect(await documentCounts(companion.uid)).toEqual({ bookings: 1, payments: 1, holds: 0 });
  });
});
