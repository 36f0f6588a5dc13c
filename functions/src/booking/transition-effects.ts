import type { User } from '@hearthkin/domain/account/user';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { freeAfter } from '@hearthkin/domain/booking/busy';
import { acceptedUntil, keptBy, keptWhenCompleted } from '@hearthkin/domain/booking/calendar-day';
import type { TrackRecord } from '@hearthkin/domain/booking/track-record';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Earnings } from '@hearthkin/domain/payment/ledger';
import { mayHavePayout, type SessionMoney } from '@hearthkin/domain/payment/settle-claim';
import type { PlanCredit } from '@hearthkin/domain/pricing/plan-credit';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  isHeldIn,
  obstacleToHeld,
  type ReadDay,
  readDays,
  writeHold,
} from '../agreement/calendar-days';
import { movedChange, readEarningsRef, writeEarnings } from '../payment/earnings-totals';
import { readTakenCredit, returnCredit } from '../payment/session-credit';
import {
  charges,
  companionPayout,
  companions,
  discountUses,
  earningsTotals,
  payments,
  users,
} from '../platform/records/collections';
import type { DiscountUse } from '../platform/records/records';
import { writeTimer } from './session-timer';
import { changesRecord, type Outcome, readRecord, writeRecord } from './track-record';

/**
 * The effects of a transition, or of the decision about a claim, read before any write, as
 * transactions require. Confirming keeps the time; cancelling frees time and discounts; ending settles
 * the payment and gives session credit back; completing frees what is left of the time and counts for both sides, which cancelling
 * a completed session takes back. What the companion cancels or misses counts for them. Their sums change too.
 */
interface Effects {
  readonly booking: Booking;
  readonly bookingId: string;
  /** The days of the companion's calendar that it stands in; none if nothing of them changes. */
  readonly days: readonly ReadDay[];
  readonly usedDiscounts: readonly DocumentReference<DiscountUse>[];
  /** Null if the booking doesn't end. */
  readonly money: SessionMoney | null;
  /** The member's session credit that the booking took; null if nothing of it can come back. */
  readonly taken: Awaited<ReturnType<typeof readTakenCredit>>;
  readonly member: DocumentReference<User> | null;
  /** The companion's listing and its numbers afterwards; null if they don't change. */
  readonly counted: {
    readonly listing: DocumentSnapshot<Companion>;
    readonly record: TrackRecord;
  } | null;
  /** The companion's sums of sessions and payouts. */
  readonly earnings: DocumentReference<Earnings> | null;
  readonly to: Outcome;
}

/** @throws AppError for a booking to be confirmed: `slot-taken` if it doesn't hold all its time, `hosting` if its companion hosts something then. */
export async function readEffects(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  booking: Booking,
  to: Outcome,
  now: Date,
): Promise<Effects> {
  const { status } = to;
  // A session completed after its end holds nothing that anyone could book.
  const isOver = status === 'completed' && now.getTime() >= freeAfter(booking).getTime();
  const days = isOver ? [] : await readDays(tx, db, booking.earnerId, keptBy(booking));
  const obstacle = status === 'confirmed' ? obstacleToHeld(days, booking) : null;
  if (obstacle !== null) throw new AppError(obstacle === 'hosting' ? 'hosting' : 'slot-taken');
  const { spenderId, earnerId } = booking;
  const listing = changesRecord(booking, to) ? await tx.get(companions(db).doc(earnerId)) : null;
  const isForMember = completedChange(booking, to) !== 0;
  return {
    booking,
    bookingId,
    days,
    usedDiscounts:
      status === 'cancelled' ? await readUsedDiscounts(tx, db, bookingId, booking) : [],
    money: status === 'confirmed' ? null : await readMoney(tx, db, bookingId),
    taken: status === 'confirmed' ? null : await readTakenCredit(tx, db, bookingId, booking),
    member: isForMember ? await ifThere(tx, users(db).doc(spenderId)) : null,
    counted: listing?.exists
      ? { listing, record: await readRecord(tx, db, listing, bookingId, booking, to) }
      : null,
    earnings: await earningsRef(tx, db, earnerId, status === 'confirmed' ? true : listing?.exists),
    to,
  };
}

/**
 * The companion's sums, unless the account is gone.
 * @param isThere what is known of that: a confirmation asks both accounts before, and a listing is deleted with its account.
 */
async function earningsRef(
  tx: Transaction,
  db: Firestore,
  earnerId: string,
  isThere: boolean | undefined,
): Promise<DocumentReference<Earnings> | null> {
  if (isThere === undefined) return readEarningsRef(tx, db, earnerId);
  return isThere ? earningsTotals(db, earnerId) : null;
}

/**
 * Writes the effects.
 * @param settled the money as it is afterwards; null if the booking doesn't end.
 * @param freesDiscounts whether a cancellation gives back what the booking has used up.
 * @param left the member's session credit as an earlier write of this commit leaves it.
 * @returns the same as this commit leaves it; undefined if it doesn't change.
 */
export function writeEffects(
  tx: Transaction,
  db: Firestore,
  effects: Effects,
  settled: SessionMoney | null,
  now: Date,
  freesDiscounts: boolean,
  left?: PlanCredit,
): PlanCredit | undefined {
  const { booking, bookingId, to, counted, taken } = effects;
  let credit = left;
  writeCalendar(tx, effects, now);
  if (freesDiscounts) for (const ref of effects.usedDiscounts) tx.delete(ref);
  const before = effects.money?.payout ?? null;
  if (settled !== null && effects.money !== null) {
    writeMoney(tx, db, bookingId, settled);
    const backMinor = settled.payment.refundedCreditMinor;
    credit = returnCredit(tx, db, bookingId, booking.spenderId, taken, backMinor, now, left);
  }
  if (effects.earnings !== null) {
    const change = movedChange(
      booking.price,
      booking.status,
      to.status,
      settled?.payout ?? null,
      before,
    );
    writeEarnings(tx, effects.earnings, change, now);
  }
  // A request has no timer.
  if (to.status === 'confirmed' || booking.status !== 'pending') {
    const cancellation = to.endReason === null ? null : { endReason: to.endReason, at: now };
    writeTimer(tx, db, bookingId, { ...booking, status: to.status, cancellation }, now);
  }
  if (effects.member !== null) {
    const change = FieldValue.increment(completedChange(booking, to));
    tx.update(effects.member, { 'stats.sessionsCompleted': change });
  }
  if (counted !== null) writeRecord(tx, db, counted.listing, counted.record);
  return credit;
}

/** By how much the number of completed sessions changes. */
function completedChange(from: Pick<Booking, 'status'>, to: Outcome): number {
  return Number(to.status === 'completed') - Number(from.status === 'completed');
}

/** The payment of a booking and, once it is settled, its payout. */
export async function readMoney(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
): Promise<SessionMoney> {
  const payment = (await tx.get(payments(db).doc(bookingId))).data();
  if (payment === undefined) throw new Error(`Booking ${bookingId} has no payment`);
  if (!mayHavePayout(payment)) return { payment, payout: null };
  const payout = (await tx.get(companionPayout(db, bookingId))).data();
  return { payment, payout: payout ?? null };
}

/**
 * Writes the money as it is afterwards. The provider is told once the commit is made, if it has to move.
 */
export function writeMoney(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  { payment, payout }: SessionMoney,
): void {
  tx.set(payments(db).doc(bookingId), payment);
  const isBack = payment.status === 'voided' || payment.refundedMinor > 0;
  if (payment.provider !== null && isBack) {
    tx.update(charges(db).doc(bookingId), { dueAt: payment.updatedAt, tries: 0 });
  }
  if (payout !== null) tx.set(companionPayout(db, bookingId), payout);
}

/** Canceling frees the time, confirming keeps it until it is over, completing what has passed of it. */
function writeCalendar(tx: Transaction, { booking, days, to }: Effects, now: Date): void {
  const { hold, timeZone } = booking;
  const { status } = to;
  const kept = keptBy(booking);
  const left = status === 'completed' ? keptWhenCompleted(kept, now) : kept;
  const until = acceptedUntil(kept, timeZone);
  if (status === 'cancelled') writeHold(tx, days, hold, null);
  // What was freed meanwhile isn't held again.
  else if (isHeldIn(days, hold)) writeHold(tx, days, hold, { ...left, until });
}

async function readUsedDiscounts(tx: Transaction, db: Firestore, id: string, booking: Booking) {
  const refs = booking.discountKeys.map((key) => discountUses(db, booking.spenderId).doc(key));
  if (refs.length === 0) return [];
  const docs = await tx.getAll(...refs);
  return docs.filter((doc) => doc.data()?.bookingId === id).map(({ ref }) => ref);
}

/** The account may have been deleted. */
async function ifThere<T>(tx: Transaction, ref: DocumentReference<T>) {
  return (await tx.get(ref)).exists ? ref : null;
}
