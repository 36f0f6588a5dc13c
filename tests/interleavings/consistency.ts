import assert from 'node:assert/strict';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { dayPlaceKey } from '@hearthkin/domain/booking/slots';
import { balances } from '@hearthkin/domain/payment/balance';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import { quartersOf } from '../../functions/src/booking/slot-hold';
import {
  bookings,
  companionPayout,
  earningsTotals,
  payments,
  users,
} from '../../functions/src/core/collections';
import { dayPlaces, discountUses, slots } from '../../functions/src/core/record-collections';
import type { Scene } from './booking-acts';

/** What has become of an account. */
type Standing = 'active' | 'suspended' | 'gone';

/**
 * Checks the calendar, the money and the history of a companion's bookings between two acts.
 * @returns the bookings.
 * @throws AssertionError
 */
export async function requireConsistent(scene: Scene, now: Date): Promise<Booking[]> {
  const { db, companionId, members } = scene;
  const people = [companionId, ...members];
  const [booked, held, places, earned, accounts] = await Promise.all([
    bookings(db).where('earnerId', '==', companionId).get(),
    slots(db, companionId).get(),
    dayPlaces(db, companionId).get(),
    earningsTotals(db, companionId).get(),
    db.getAll(...people.map((uid) => users(db).doc(uid))),
  ]);
  const standings = new Map<string, Standing>(
    accounts.map((account) => [
      account.id,
      account.exists ? (account.get('accountStatus') as Standing) : 'gone',
    ]),
  );
  const isGone = (uid: string) => standings.get(uid) === 'gone';
  const expectedHolds: Record<string, string> = {};
  const expectedPlaces: Record<string, string> = {};
  const sums = { heldMinor: 0, requestedMinor: 0, unpaidMinor: 0, paidMinor: 0, payouts: 0 };
  for (const doc of booked.docs) {
    const booking = doc.data();
    if (booking.status !== 'cancelled') {
      // Completing frees what is left of the time.
      const last = booking.statusHistory.at(-1)?.at.getTime() ?? 0;
      const isKept = ({ endsAt }: { endsAt: Date }) =>
        booking.status !== 'completed' || endsAt.getTime() <= last;
      for (const { key } of quartersOf(booking).filter(isKept)) {
        assert(!(key in expectedHolds), 'Two bookings share a quarter hour');
        expectedHolds[key] = booking.hold;
      }
      const place = dayPlaceKey(booking.date, booking.dayPlace ?? 0);
      assert(!(place in expectedPlaces), 'Two bookings share a place of their day');
      expectedPlaces[place] = booking.hold;
    }
    requireOneEnd(booking);
    requireNoOpenOf(booking, standings, now);
    const areBothGone = booking.participantIds.every(isGone);
    assert.equal(booking.keepUntil !== undefined, areBothGone, 'Books are kept for a gone pair');
    const { payment, payout } = await requireMoney(scene, doc.id, booking, isGone);
    if (payment?.status === 'held') {
      const share = companionPayOf(booking.price).payMinor;
      sums.heldMinor += share;
      if (booking.status === 'pending') sums.requestedMinor += share;
    }
    if (payout !== undefined) {
      sums.payouts += 1;
      sums[payout.status === 'paid' ? 'paidMinor' : 'unpaidMinor'] += payout.payoutMinor;
    }
  }
  const holdsOf = ({ docs }: typeof held) =>
    Object.fromEntries(docs.map((doc) => [doc.id, doc.get('hold')]));
  const holds = { ...holdsOf(held), ...holdsOf(places) };
  const { updatedAt: _, ...totals } = earned.data() ?? { updatedAt: null };
  if (isGone(companionId)) {
    assert.deepEqual(holds, {}, 'A companion who is gone has a calendar');
    assert(!earned.exists, 'A companion who is gone has sums');
  } else {
    const expected = { ...expectedHolds, ...expectedPlaces };
    assert.deepEqual(holds, expected, 'The calendar holds what is booked');
    assert.deepEqual(totals, sums, 'The sums of the companion');
  }
  return booked.docs.map((doc) => doc.data());
}

/** Exactly one final status, if any, as the last entry of the history. */
function requireOneEnd({ status, statusHistory, dueAt, cancellation, proposal }: Booking): void {
  const isOver = status === 'completed' || status === 'cancelled';
  const ends = statusHistory.filter((entry) => ['completed', 'cancelled'].includes(entry.status));
  assert.equal(ends.length, isOver ? 1 : 0, 'A booking ends once');
  assert.equal(statusHistory.at(-1)?.status, status);
  assert.equal(dueAt === null, isOver);
  assert.equal(cancellation !== null, status === 'cancelled');
  if (isOver) assert.equal(proposal, null);
}

/**
 * Who is gone has no open booking. Who is suspended has none but those that are over: the sweeps end
 * them.
 */
function requireNoOpenOf(
  booking: Booking,
  standings: ReadonlyMap<string, Standing>,
  now: Date,
): void {
  if (!isOpen(booking)) return;
  const isOver = isLapsed(booking, now) || booking.endsAt.getTime() <= now.getTime();
  for (const uid of booking.participantIds) {
    const standing = standings.get(uid);
    const mayBeOpen = standing === 'active' || (standing === 'suspended' && isOver);
    assert(mayBeOpen, `A booking is ${booking.status} though a side is ${standing}`);
  }
}

async function requireMoney(
  { db }: Scene,
  bookingId: string,
  booking: Booking,
  isGone: (uid: string) => boolean,
) {
  const { spenderId } = booking;
  const [payment, payout, uses] = await Promise.all([
    payments(db).doc(bookingId).get(),
    companionPayout(db, bookingId).get(),
    Promise.all(booking.discountKeys.map((key) => discountUses(db, spenderId).doc(key).get())),
  ]);
  const entries = [...(payment.data()?.entries ?? []), ...(payout.data()?.entries ?? [])];
  assert.equal(balances(entries).escrow, isOpen(booking) ? booking.price.totalMinor : 0, 'Escrow');
  assert.equal(balances(entries).settlement, 0, 'Settlement');
  if (isOpen(booking)) assert(!payout.exists, 'An open booking is paid out');
  for (const use of uses) {
    const isUsed = use.data()?.bookingId === bookingId;
    const expected = booking.status !== 'cancelled' && !isGone(spenderId);
    assert.equal(isUsed, expected, `${use.id} of a ${booking.status} booking`);
  }
  return { payment: payment.data(), payout: payout.data() };
}

function isOpen({ status }: Booking): boolean {
  return status === 'pending' || status === 'confirmed';
}
