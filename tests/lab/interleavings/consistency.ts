import assert from 'node:assert/strict';
import { type Booking, hasOpenClaim } from '@hearthkin/domain/booking/booking';
import {
  daysOf,
  type Kept,
  keptBy,
  keptWhenCompleted,
  overlaps,
} from '@hearthkin/domain/booking/calendar-day';
import type { Claim } from '@hearthkin/domain/booking/claim';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { shownRecord, trackRecordOf } from '@hearthkin/domain/booking/track-record';
import { eventTime, gatheringHold, keptByHosting } from '@hearthkin/domain/community/hosted-time';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { percentOfMinor } from '@hearthkin/domain/foundation/money';
import { balances } from '@hearthkin/domain/payment/balance';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import { settledPercent } from '@hearthkin/domain/payment/settle';
import type { Query } from 'firebase-admin/firestore';
import {
  activities,
  bookings,
  calendarDays,
  claims,
  companionPayout,
  companions,
  discountUses,
  earningsTotals,
  events,
  payments,
  sessionStats,
  users,
} from '../../../functions/src/platform/records/collections';
import type { SessionStats } from '../../../functions/src/platform/records/records';
import type { Scene } from './booking-acts';

/** What has become of an account. */
type Standing = 'active' | 'suspended' | 'gone';

/**
 * Checks the calendar, the money, the history and the numbers of a companion's bookings between two acts.
 * @returns the bookings.
 * @throws AssertionError
 */
export async function requireConsistent(scene: Scene, now: Date): Promise<Booking[]> {
  const { db, companionId, members } = scene;
  const people = [companionId, ...members];
  const [booked, held, earned, accounts, listing, stats] = await Promise.all([
    bookings(db).where('earnerId', '==', companionId).get(),
    calendarDays(db, companionId).get(),
    earningsTotals(db, companionId).get(),
    db.getAll(...people.map((uid) => users(db).doc(uid))),
    companions(db).doc(companionId).get(),
    sessionStats(db, companionId).get(),
  ]);
  const standings = new Map<string, Standing>(
    accounts.map((account) => [
      account.id,
      account.exists ? (account.get('accountStatus') as Standing) : 'gone',
    ]),
  );
  const isGone = (uid: string) => standings.get(uid) === 'gone';
  const expected: Record<string, Kept> = {};
  const sums = { heldMinor: 0, requestedMinor: 0, unpaidMinor: 0, paidMinor: 0, payouts: 0 };
  for (const doc of booked.docs) {
    const booking = doc.data();
    if (booking.status !== 'cancelled') {
      // Completing frees what is left of the time.
      const completed = completedAt(booking);
      const all = keptBy(booking);
      const kept = completed === null ? all : keptWhenCompleted(all, completed);
      const other = Object.values(expected).find((one) => overlaps(one, kept));
      assert.equal(other, undefined, 'Two bookings share time');
      for (const day of daysOf(kept)) expected[`${day} ${booking.hold}`] = kept;
    }
    requireOneEnd(booking);
    requireNoOpenOf(booking, standings, now);
    const areBothGone = booking.participantIds.every(isGone);
    assert.equal(booking.keepUntil !== undefined, areBothGone, 'Books are kept for a gone pair');
    const { payout } = await requireMoney(scene, doc.id, booking, isGone);
    if (isOpen(booking)) {
      const share = companionPayOf(booking.price).payMinor;
      sums.heldMinor += share;
      if (booking.status === 'pending') sums.requestedMinor += share;
    }
    if (payout !== undefined) {
      sums.payouts += 1;
      sums[payout.status === 'paid' ? 'paidMinor' : 'unpaidMinor'] += payout.payoutMinor;
    }
  }
  const accepted = booked.docs.filter((doc) => doc.data().status === 'confirmed');
  for (const [name, kept] of await hostedBy(scene)) {
    const isFree = accepted.every((doc) => !overlaps(keptBy(doc.data()), kept));
    assert(isFree, 'An accepted session shares time with what its companion hosts');
    for (const day of daysOf(kept)) expected[`${day} ${name}`] = kept;
  }
  const holds = Object.fromEntries(
    held.docs.flatMap((doc) =>
      Object.entries(doc.data().holds).map(([id, { until: _, ...kept }]) => [
        `${doc.id} ${id}`,
        kept,
      ]),
    ),
  );
  const { updatedAt: _, ...totals } = earned.data() ?? { updatedAt: null };
  if (isGone(companionId)) {
    assert.equal(held.size, 0, 'A companion who is gone has a calendar');
    assert(!earned.exists, 'A companion who is gone has sums');
    assert(!stats.exists, 'A companion who is gone has numbers');
  } else {
    assert.deepEqual(holds, expected, 'The calendar holds what is booked');
    assert.deepEqual(totals, sums, 'The sums of the companion');
    requireCounted(
      booked.docs.map((doc) => doc.data()),
      listing.data(),
      stats.data(),
    );
  }
  return booked.docs.map((doc) => doc.data());
}

/** The time that a companion's events and activities keep, by the name of its hold. */
async function hostedBy({ db, companionId }: Scene): Promise<[string, Kept][]> {
  const own = <T>(all: Query<T>, status: string) =>
    all.where('hostId', '==', companionId).where('status', '==', status).get();
  const [open, approved] = await Promise.all([
    own(activities(db), 'open'),
    own(events(db), 'approved'),
  ]);
  return [
    ...open.docs.map((doc): [string, Kept] => [
      gatheringHold('activity', doc.id),
      keptByHosting(doc.data()),
    ]),
    ...approved.docs.map((doc): [string, Kept] => [
      gatheringHold('event', doc.id),
      keptByHosting(eventTime(doc.data())),
    ]),
  ];
}

/** The numbers of a companion are those of all their bookings. */
function requireCounted(
  booked: readonly Booking[],
  listing: Companion | undefined,
  stats: SessionStats | undefined,
): void {
  const { held, missed, returning } = trackRecordOf(booked);
  assert.equal(listing?.sessionsCompleted, held, 'Sessions that took place');
  assert.deepEqual(stats ?? { missed: 0, returning: 0 }, { missed, returning }, 'The numbers');
  const { completionPercent, returningMembers } = listing;
  const shown = shownRecord({ held, missed, returning });
  assert.deepEqual({ completionPercent, returningMembers }, shown, 'The numbers that are shown');
}

/** When a session was completed; null if it wasn't. */
function completedAt({ status, statusHistory }: Booking): Date | null {
  if (status !== 'completed') return null;
  return statusHistory.find((entry) => entry.status === 'completed')?.at ?? null;
}

/**
 * Exactly one transition to a final status, if any. Only the decision about a claim may end it, or
 * cancel what was completed.
 */
function requireOneEnd(booking: Booking): void {
  const { status, statusHistory, dueAt, cancellation, proposal, claim } = booking;
  const isOver = status === 'completed' || status === 'cancelled';
  const isDecided = claim !== null && !hasOpenClaim(booking);
  const ends = statusHistory.filter(
    ({ status: after, event }) => ['completed', 'cancelled'].includes(after) && event === undefined,
  );
  const decisions = statusHistory.filter(({ event }) => event === 'claim-decided');
  assert.equal(decisions.length, isDecided ? 1 : 0, 'A claim is decided once');
  if (isDecided) assert(ends.length <= 1 && isOver, 'A decided claim ends the booking');
  else assert.equal(ends.length, isOver ? 1 : 0, 'A booking ends once');
  assert.equal(statusHistory.at(-1)?.status, status);
  assert.equal(dueAt === null, isOver || hasOpenClaim(booking));
  assert.equal(cancellation !== null, status === 'cancelled');
  if (isOver) assert.equal(proposal, null);
}

/**
 * Who is gone has no open booking. Who is suspended has none but those that are over, which the sweeps
 * end, and those with a claim.
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
    const isClaimed = hasOpenClaim(booking);
    const mayBeOpen = standing === 'active' || (standing === 'suspended' && (isOver || isClaimed));
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
  const [payment, payout, claim, uses] = await Promise.all([
    payments(db).doc(bookingId).get(),
    companionPayout(db, bookingId).get(),
    claims(db).doc(bookingId).get(),
    Promise.all(booking.discountKeys.map((key) => discountUses(db, spenderId).doc(key).get())),
  ]);
  const entries = [...(payment.data()?.entries ?? []), ...(payout.data()?.entries ?? [])];
  const { totalMinor, planCreditMinor } = booking.price;
  const held = isOpen(booking) ? totalMinor + planCreditMinor : 0;
  assert.equal(balances(entries).escrow, held, 'Escrow');
  const sums = balances(entries);
  assert.equal(sums.settlement, 0, 'Settlement');
  const total = Object.values(sums).reduce((sum, balance) => sum + balance, 0);
  assert.equal(total, 0, 'The ledger sums to zero');
  if (isOpen(booking)) assert(!payout.exists, 'An open booking is paid out');
  else requireSettled(booking, { payment: payment.data(), payout: payout.data(), sums });
  requireClaim(booking, { claim: claim.data(), payment: payment.data(), payout: payout.data() });
  for (const use of uses) {
    const isUsed = use.data()?.bookingId === bookingId;
    // A discount comes back only where nothing of the price was kept.
    const isKept = booking.status !== 'cancelled' || settledPercent(booking) > 0;
    const expected = isKept && !isGone(spenderId);
    assert.equal(isUsed, expected, `${use.id} of a ${booking.status} booking`);
  }
  return { payout: payout.data() };
}

interface Money {
  readonly payment: Payment | undefined;
  readonly payout: Payout | undefined;
}

/** What was refunded and what was kept are the price, and the companion is paid their part of it once. */
function requireSettled(
  booking: Booking,
  { payment, payout, sums }: Money & { readonly sums: ReturnType<typeof balances> },
): void {
  const { price } = booking;
  const percent = settledPercent(booking);
  const kept = percentOfMinor(price.totalMinor, percent);
  assert.equal(payment?.refundedMinor, price.totalMinor - kept, 'Refunded');
  assert.equal(sums.member + kept, 0, 'The member paid what is kept');
  const keptOfCredit = percentOfMinor(price.planCreditMinor, percent);
  const givenBack = price.planCreditMinor - keptOfCredit;
  assert.equal(payment?.refundedCreditMinor, givenBack, 'Credit given back');
  assert.equal(sums.credit + keptOfCredit, 0, 'Credit used');
  const pay = companionPayOf(price, percent).payMinor;
  assert.equal(payout?.payoutMinor ?? 0, pay, 'The pay of what is kept');
  assert.equal(sums.companion + sums.bank, pay, 'The companion gets it');
  const paid = (payout?.entries ?? []).filter(({ kind }) => kind === 'payout');
  assert.equal(paid.length, payout?.status === 'paid' ? 1 : 0, 'It is paid once');
  assert.equal(sums.bank, payout?.status === 'paid' ? pay : 0);
}

/** An open claim freezes the money, and nothing else does. */
function requireClaim(
  booking: Booking,
  { claim, payment, payout }: Money & { readonly claim: Claim | undefined },
): void {
  const isClaimed = hasOpenClaim(booking);
  assert.equal(claim !== undefined, booking.claim !== null, 'A claim and its booking');
  if (claim !== undefined) assert.equal(claim.status, isClaimed ? 'open' : 'decided');
  assert.equal(claim?.decision?.keptPercent ?? null, booking.claim?.keptPercent ?? null);
  assert.equal(payment?.status === 'disputed', isClaimed, 'The payment is on hold');
  if (payout !== undefined) assert.equal(payout.status === 'frozen', isClaimed, 'So is the payout');
}

function isOpen({ status }: Booking): boolean {
  return status === 'pending' || status === 'confirmed';
}
