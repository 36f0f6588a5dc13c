import { randomUUID } from 'node:crypto';
import { type Booking, HISTORY_EVENTS } from '@hearthkin/domain/booking/booking';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { AppError } from '@hearthkin/domain/errors';
import { balances } from '@hearthkin/domain/payment/balance';
import { companionShareMinor } from '@hearthkin/domain/payment/settle';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { answerProposal } from '../../functions/src/booking/answer-proposal';
import { completeBookings } from '../../functions/src/booking/complete-bookings';
import { createBooking } from '../../functions/src/booking/create-booking';
import { expireBookings } from '../../functions/src/booking/expire-bookings';
import { proposeTime } from '../../functions/src/booking/propose-time';
import { quartersOf } from '../../functions/src/booking/slot-hold';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import type { Caller } from '../../functions/src/core/caller';
import {
  bookings,
  companionPayout,
  companions,
  discountUses,
  earningsTotals,
  payments,
  slots,
  users,
} from '../../functions/src/core/collections';
import { releasePayouts } from '../../functions/src/payment/release-payouts';
import { quietDatabase } from '../support/admin';
import { companionAccount, companionDocument, memberDocument } from '../support/builders';
import { bookingRequest, callAs, newYork } from './booking-requests';

// A project of its own, so that no triggers run for hundreds of bookings.
const { db, close } = quietDatabase('demo-hearthkin-interleavings');
afterAll(close);

const ASKED = new Date('2090-06-05T12:00:00Z');
const STARTS_AT = newYork(3, '14:00', ASKED);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Requested starts: the booked one, two overlapping ones, and another day. */
const STARTS = [0, 15, 30, 24 * 60].map((minutes) => plus(STARTS_AT, minutes * MINUTE_MS));

/**
 * When things happen: the request open and lapsed; shortly before the session, during it, after it,
 * and long after.
 */
const TIMES = [
  plus(ASKED, HOUR_MS),
  plus(ASKED, 2 * HOUR_MS),
  plus(ASKED, 3 * HOUR_MS),
  plus(ASKED, 25 * HOUR_MS),
  plus(STARTS_AT, -HOUR_MS),
  plus(STARTS_AT, 10 * MINUTE_MS),
  plus(STARTS_AT, HOUR_MS),
  plus(STARTS_AT, 80 * HOUR_MS),
];

interface Scene {
  readonly companionId: string;
  readonly members: readonly [string, string, string];
  /** The first member's booking, which everyone acts on. */
  readonly bookingId: string;
}

type Act = (scene: Scene, now: Date) => Promise<unknown>;

const sides = ['spender', 'earner'] as const;
type Side = (typeof sides)[number];

function callerOf({ companionId, members }: Scene, side: Side): Partial<Caller> & { uid: string } {
  return side === 'spender'
    ? { uid: members[0], userType: 'spender' }
    : { uid: companionId, userType: 'earner' };
}

const call = <Input>(scene: Scene, side: Side, input: Input, now: Date) => ({
  ...callAs(callerOf(scene, side), input, now),
  db,
});

const move =
  (side: Side, to: 'confirmed' | 'cancelled' | 'completed'): Act =>
  (scene, now) =>
    transitionBooking.handler(
      call(scene, side, { bookingId: scene.bookingId, to, reason: '' }, now),
    );

const propose =
  (side: Side, startsAt: Date): Act =>
  (scene, now) => {
    const input = { bookingId: scene.bookingId, startsAt: startsAt.toISOString(), note: '' };
    return proposeTime.handler(call(scene, side, input, now));
  };

const answer =
  (side: Side, accept: boolean): Act =>
  async (scene, now) => {
    const { bookingId } = scene;
    const booking = (await bookings(db).doc(bookingId).get()).data();
    const startsAt = (booking?.proposal?.startsAt ?? STARTS_AT).toISOString();
    return answerProposal.handler(call(scene, side, { bookingId, accept, startsAt }, now));
  };

const book =
  (who: 1 | 2, startsAt: Date): Act =>
  ({ companionId, members }, now) => {
    const request = bookingRequest({
      companionId,
      startsAt,
      activity: 'virtual-chat',
      minutes: 30,
    });
    return createBooking.handler({ ...callAs({ uid: members[who] }, request, now), db });
  };

const sweep: Act = async ({ companionId }, now) => {
  await expireBookings.handler({ db, now, companionId });
  await completeBookings.handler({ db, now, companionId });
  await releasePayouts.handler({ db, now, companionId }, { senders: [], siteUrl: '', linkKey: '' });
};

const named = (name: string, act: Act) => ({ name, act, toString: () => name });
const side = fc.constantFrom(...sides);
const start = fc.integer({ min: 0, max: STARTS.length - 1 });
const startAt = (index: number) => STARTS[index] ?? STARTS_AT;

const actArbitrary = fc.oneof(
  fc.constant(named('accept', move('earner', 'confirmed'))),
  side.map((by) => named(`${by} cancels`, move(by, 'cancelled'))),
  side.map((by) => named(`${by} completes`, move(by, 'completed'))),
  {
    arbitrary: fc
      .tuple(side, start)
      .map(([by, to]) => named(`${by} proposes ${to}`, propose(by, startAt(to)))),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(side, fc.boolean())
      .map(([by, yes]) => named(`${by} answers ${yes}`, answer(by, yes))),
    weight: 3,
  },
  fc
    .tuple(fc.constantFrom(1 as const, 2 as const), start)
    .map(([who, at]) => named(`member ${who} books ${at}`, book(who, startAt(at)))),
  fc.constant(named('the clock', sweep)),
);

/** An optional first proposal, and then two or three concurrent acts, with time passing. */
const storyArbitrary = fc.record({
  proposedBy: fc.option(side),
  rounds: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: TIMES.length - 1 }),
      fc.array(actArbitrary, { minLength: 2, maxLength: 3 }),
    ),
    { minLength: 2, maxLength: 3 },
  ),
});

async function makeScene(): Promise<Scene> {
  const id = () => `t-${randomUUID()}`;
  const companionId = id();
  const members = [id(), id(), id()] as const;
  const account = companionAccount(companionId);
  const batch = db.batch();
  batch.set(users(db).doc(companionId), account);
  batch.set(companions(db).doc(companionId), companionDocument(account, { minimumSession: 0.5 }));
  for (const uid of members) batch.set(users(db).doc(uid), memberDocument(uid));
  await batch.commit();
  const wish = { companionId, startsAt: STARTS_AT, activity: 'virtual-chat', minutes: 30 } as const;
  const request = bookingRequest(wish);
  const { bookingId } = await createBooking.handler({
    ...callAs({ uid: members[0] }, request, ASKED),
    db,
  });
  return { companionId, members, bookingId };
}

/** The outcome of an act; unexpected errors are thrown. */
async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function expectConsistent({ companionId }: Scene): Promise<Booking[]> {
  const [booked, held, earned] = await Promise.all([
    bookings(db).where('earnerId', '==', companionId).get(),
    slots(db, companionId).get(),
    earningsTotals(db, companionId).get(),
  ]);
  const expectedHolds: Record<string, string> = {};
  const sums = { heldMinor: 0, requestedMinor: 0, unpaidMinor: 0, paidMinor: 0, payouts: 0 };
  for (const doc of booked.docs) {
    const booking = doc.data();
    if (booking.status !== 'cancelled') {
      for (const { key } of quartersOf(booking)) {
        expect(expectedHolds, 'two bookings share a quarter hour').not.toHaveProperty(key);
        expectedHolds[key] = booking.hold;
      }
    }
    expectOneEnd(booking);
    const { payment, payout } = await expectMoney(doc.id, booking);
    if (payment?.status === 'held') {
      const share = companionShareMinor(payment.totalMinor);
      sums.heldMinor += share;
      if (booking.status === 'pending') sums.requestedMinor += share;
    }
    if (payout !== undefined) {
      sums.payouts += 1;
      sums[payout.status === 'paid' ? 'paidMinor' : 'unpaidMinor'] += payout.payoutMinor;
    }
  }
  expect(Object.fromEntries(held.docs.map((slot) => [slot.id, slot.get('hold')]))).toEqual(
    expectedHolds,
  );
  const { updatedAt: _, ...totals } = earned.data() ?? { updatedAt: null };
  expect(totals).toEqual(sums);
  return booked.docs.map((doc) => doc.data());
}

/** Exactly one final status, if any, as the last entry of the history. */
function expectOneEnd({ status, statusHistory, dueAt, cancellation, proposal }: Booking): void {
  const isOver = status === 'completed' || status === 'cancelled';
  const ends = statusHistory.filter((entry) => ['completed', 'cancelled'].includes(entry.status));
  expect(ends).toHaveLength(isOver ? 1 : 0);
  expect(statusHistory.at(-1)?.status).toBe(status);
  expect(dueAt === null).toBe(isOver);
  expect(cancellation !== null).toBe(status === 'cancelled');
  if (isOver) expect(proposal).toBeNull();
}

async function expectMoney(bookingId: string, booking: Booking) {
  const [payment, payout, uses] = await Promise.all([
    payments(db).doc(bookingId).get(),
    companionPayout(db, bookingId).get(),
    Promise.all(
      booking.discountKeys.map((key) => discountUses(db, booking.spenderId).doc(key).get()),
    ),
  ]);
  const entries = [...(payment.data()?.entries ?? []), ...(payout.data()?.entries ?? [])];
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed';
  expect(balances(entries).escrow).toBe(isOpen ? booking.price.totalMinor : 0);
  expect(balances(entries).settlement).toBe(0);
  if (isOpen) expect(payout.exists).toBe(false);
  for (const use of uses) {
    const isUsed = use.data()?.bookingId === bookingId;
    expect(isUsed, `${use.id} of a ${booking.status} booking`).toBe(booking.status !== 'cancelled');
  }
  return { payment: payment.data(), payout: payout.data() };
}

/** Stories played at once; each has its own people and times. */
const CONCURRENCY = 50;

it('concurrent actions on one booking leave a consistent state, 200 times', async () => {
  const statuses = new Set<string>();
  const events = new Set<string>();
  const outcomes = new Set<string>();
  const stories = fc.sample(storyArbitrary, { seed: 20_261_121, numRuns: 200 });
  const play = async (story: (typeof stories)[number]) => {
    const scene = await makeScene();
    const { proposedBy, rounds } = story;
    if (proposedBy !== null) await propose(proposedBy, startAt(3))(scene, ASKED);
    for (const [when, acts] of rounds.toSorted(([a], [b]) => a - b)) {
      const now = TIMES[when] ?? ASKED;
      const each = await Promise.all(acts.map(({ act }) => outcomeOf(act(scene, now))));
      for (const outcome of each) outcomes.add(outcome);
      try {
        for (const { status, statusHistory } of await expectConsistent(scene)) {
          statuses.add(status);
          for (const { event } of statusHistory) if (event !== undefined) events.add(event);
        }
      } catch (cause) {
        throw new Error(`After ${fc.stringify(story)}`, { cause });
      }
    }
  };
  const waiting = stories.values();
  const playOn = async () => {
    for (const story of waiting) await play(story);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, playOn));
  // The acts reach every status, and every kind of refusal for being late.
  expect([...statuses].sort()).toEqual(['cancelled', 'completed', 'confirmed', 'pending']);
  expect([...events].sort()).toEqual([...HISTORY_EVENTS].sort());
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['done', 'bad-transition', 'forbidden', 'slot-taken', 'too-early']),
  );
}, 300_000);
