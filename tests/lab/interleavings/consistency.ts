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
import { timeOffOn } from '@hearthkin/domain/companion/offer';
import { percentOfMinor } from '@hearthkin/domain/foundation/money';
import { balances } from '@hearthkin/domain/payment/balance';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import { settledPercent } from '@hearthkin/domain/payment/settle';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
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
import { saidAt } from './calendar-acts';
import type { Scene } from './scene';

/** What has become of an account. */
type Standing = 'active' | 'suspended' | 'gone';

/**
 * Checks the calendar, the money, the history and the numbers of a companion's bookings between two acts.
 * @returns the bookings.
 * @throws AssertionError
 */
export async function requireConsistent(scene: Scene, now: Date): Promise<Booking[]> {
  const { booked, held, hosted, read } = await readScene(scene);
  const { db, companionId } = scene;
  const [totalsRef, statsRef] = [earningsTotals(db, companionId), sessionStats(db, companionId)];
  const listing = read(companions(db).doc(companionId));
  const readStanding = (uid: string): Standing => read(users(db).doc(uid))?.accountStatus ?? 'gone';
  const isGone = (uid: string) => readStanding(uid) === 'gone';
  const expected: Record<string, Kept> = {};
  const sums = { heldMinor: 0, requestedMinor: 0, unpaidMinor: 0, paidMinor: 0, payouts: 0 };
  for (const [id, booking] of booked) {
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
    requireNoOpenOf(booking, readStanding, now);
    if (listing !== undefined) requireNotInTimeOff(booking, listing);
    const areBothGone = booking.participantIds.every(isGone);
    assert.equal(booking.keepUntil !== undefined, areBothGone, 'Books are kept for a gone pair');
    const payout = read(companionPayout(db, id));
    const payment = read(payments(db).doc(id));
    requireMoney(booking, { payment, payout });
    requireClaim(booking, { claim: read(claims(db).doc(id)), payment, payout });
    for (const use of findUses(scene, booking)) {
      // A discount comes back only where nothing of the price was kept.
      const isKept = booking.status !== 'cancelled' || settledPercent(booking) > 0;
      const isUsed = isKept && !isGone(booking.spenderId);
      assert.equal(read(use)?.bookingId === id, isUsed, `${use.id} of a ${booking.status} booking`);
    }
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
  const all = booked.map(([, booking]) => booking);
  const accepted = all.filter(({ status }) => status === 'confirmed');
  for (const [name, kept] of hosted) {
    const isFree = accepted.every((booking) => !overlaps(keptBy(booking), kept));
    assert(isFree, 'An accepted session shares time with what its companion hosts');
    for (const day of daysOf(kept)) expected[`${day} ${name}`] = kept;
  }
  if (isGone(companionId)) {
    assert.deepEqual(held, {}, 'A companion who is gone has a calendar');
    assert.equal(read(totalsRef), undefined, 'A companion who is gone has sums');
    assert.equal(read(statsRef), undefined, 'A companion who is gone has numbers');
  } else {
    const { updatedAt: _, ...totals } = read(totalsRef) ?? { updatedAt: null };
    assert.deepEqual(held, expected, 'The calendar holds what is booked');
    assert.deepEqual(totals, sums, 'The sums of the companion');
    requireCounted(all, listing, read(statsRef));
  }
  return all;
}

type Read = <T>(ref: DocumentReference<T>) => T | undefined;

/** All that is checked, in a handful of requests: they are most of what a story costs. */
async function readScene(scene: Scene) {
  const { db, companionId, members } = scene;
  const own = <T>(all: Query<T>, status: string) =>
    all.where('hostId', '==', companionId).where('status', '==', status).get();
  const [booked, days, open, approved, read] = await Promise.all([
    bookings(db).where('earnerId', '==', companionId).get(),
    calendarDays(db, companionId).get(),
    own(activities(db), 'open'),
    own(events(db), 'approved'),
    readTogether(db, [
      ...[companionId, ...members].map((uid) => users(db).doc(uid)),
      companions(db).doc(companionId),
      earningsTotals(db, companionId),
      sessionStats(db, companionId),
    ]),
  ]);
  const readOfBookings = await readTogether(
    db,
    booked.docs.flatMap((doc) => [
      payments(db).doc(doc.id),
      companionPayout(db, doc.id),
      claims(db).doc(doc.id),
      ...findUses(scene, doc.data()),
    ]),
  );
  const held = days.docs.flatMap((doc) =>
    Object.entries(doc.data().holds).map(([id, { until: _, ...kept }]) => [
      `${doc.id} ${id}`,
      kept,
    ]),
  );
  return {
    booked: booked.docs.map((doc): [string, Booking] => [doc.id, doc.data()]),
    held: Object.fromEntries(held) as Record<string, Kept>,
    /** The time that events and activities keep, by the name of its hold. */
    hosted: [
      ...open.docs.map((doc): [string, Kept] => [
        gatheringHold('activity', doc.id),
        keptByHosting(doc.data()),
      ]),
      ...approved.docs.map((doc): [string, Kept] => [
        gatheringHold('event', doc.id),
        keptByHosting(eventTime(doc.data())),
      ]),
    ],
    read: <T>(ref: DocumentReference<T>) => read(ref) ?? readOfBookings(ref),
  };
}

async function readTogether(db: Firestore, refs: readonly unknown[]): Promise<Read> {
  if (refs.length === 0) return () => undefined;
  // `getAll` keeps the converters but loses the types.
  const docs = await db.getAll(...(refs as DocumentReference[]));
  const byPath = new Map(docs.map((doc) => [doc.ref.path, doc.data()]));
  return <T>({ path }: DocumentReference<T>) => byPath.get(path) as T | undefined;
}

const findUses = ({ db }: Scene, { spenderId, discountKeys }: Booking) =>
  discountKeys.map((key) => discountUses(db, spenderId).doc(key));

/** A member who books after a companion has said that they are off isn't given one of those days. */
function requireNotInTimeOff({ createdAt, status, date }: Booking, { offer }: Companion): void {
  const off = timeOffOn(offer, date);
  if (off === null || status === 'cancelled') return;
  assert(createdAt <= saidAt(off), 'A session was asked for in time off');
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
  readStanding: (uid: string) => Standing,
  now: Date,
): void {
  if (!isOpen(booking)) return;
  const isOver = isLapsed(booking, now) || booking.endsAt.getTime() <= now.getTime();
  for (const uid of booking.participantIds) {
    const standing = readStanding(uid);
    const isClaimed = hasOpenClaim(booking);
    const mayBeOpen = standing === 'active' || (standing === 'suspended' && (isOver || isClaimed));
    assert(mayBeOpen, `A booking is ${booking.status} though a side is ${standing}`);
  }
}

interface Money {
  readonly payment: Payment | undefined;
  readonly payout: Payout | undefined;
}

function requireMoney(booking: Booking, { payment, payout }: Money): void {
  const entries = [...(payment?.entries ?? []), ...(payout?.entries ?? [])];
  const { totalMinor, planCreditMinor } = booking.price;
  const held = isOpen(booking) ? totalMinor + planCreditMinor : 0;
  const sums = balances(entries);
  assert.equal(sums.escrow, held, 'Escrow');
  assert.equal(sums.settlement, 0, 'Settlement');
  const total = Object.values(sums).reduce((sum, balance) => sum + balance, 0);
  assert.equal(total, 0, 'The ledger sums to zero');
  if (isOpen(booking)) assert.equal(payout, undefined, 'An open booking is paid out');
  else requireSettled(booking, { payment, payout, sums });
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
