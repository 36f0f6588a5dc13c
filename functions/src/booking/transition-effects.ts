import type { User } from '@hearthkin/domain/account/user';
import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import { freeAfter } from '@hearthkin/domain/companion/busy';
import { acceptedUntil, keptBy, keptWhenCompleted } from '@hearthkin/domain/companion/calendar-day';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { AppError } from '@hearthkin/domain/errors';
import type { Earnings } from '@hearthkin/domain/payment/ledger';
import { mayHavePayout, type SessionMoney } from '@hearthkin/domain/payment/settle-claim';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  charges,
  companionPayout,
  companions,
  earningsTotals,
  payments,
  users,
} from '../core/collections';
import { discountUses } from '../core/record-collections';
import type { DiscountUse } from '../core/records';
import { movedChange, readEarningsRef, writeEarnings } from '../payment/earnings-totals';
import { readTakenCredit, returnCredit } from '../pricing/session-credit';
import { isHeldIn, type ReadDay, readDays, writeHold } from './calendar-days';
import { writeTimer } from './session-timer';

/**
 * The effects of a transition, or of the decision about a claim, read before any write, as
 * transactions require. Confirming keeps the time; cancelling frees time and discounts; ending settles
 * the payment and gives session credit back; completing frees what is left of the time and counts for both sides, which cancelling
 * a completed session takes back. The companion's sums change too.
 */
interface Effects {
  readonly booking: Booking;
  readonly bookingId: string;
  /** The days of the companion's calendar that it stands in; none if nothing of them changes. */
  readonly days: readonly ReadDay[];
  readonly usedDiscounts: readonly DocumentReference<DiscountUse>[];
  /** Null if the booking doesn't end. */
  readonly money: SessionMoney | null;
  /** What the booking took of the member's session credit; null if nothing of it can come back. */
  readonly taken: Awaited<ReturnType<typeof readTakenCredit>>;
  readonly member: DocumentReference<User> | null;
  readonly companion: DocumentReference<Companion> | null;
  /** The companion's sums of sessions and payouts. */
  readonly earnings: DocumentReference<Earnings> | null;
  readonly to: BookingStatus;
}

/** @throws AppError `slot-taken` if a booking to be confirmed doesn't hold all its time. */
export async function readEffects(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  booking: Booking,
  to: BookingStatus,
  now: Date,
): Promise<Effects> {
  // A session completed after its end holds nothing that anyone could book.
  const isOver = to === 'completed' && now.getTime() >= freeAfter(booking).getTime();
  const days = isOver ? [] : await readDays(tx, db, booking.earnerId, keptBy(booking));
  if (to === 'confirmed' && !isHeldIn(days, booking.hold)) throw new AppError('slot-taken');
  const isCounted = countChange(booking.status, to) !== 0;
  const { spenderId, earnerId } = booking;
  const companion = isCounted ? await ifThere(tx, companions(db).doc(earnerId)) : null;
  return {
    booking,
    bookingId,
    days,
    usedDiscounts: to === 'cancelled' ? await readUsedDiscounts(tx, db, bookingId, booking) : [],
    money: to === 'confirmed' ? null : await readMoney(tx, db, bookingId),
    taken: to === 'confirmed' ? null : await readTakenCredit(tx, db, bookingId, booking),
    member: isCounted ? await ifThere(tx, users(db).doc(spenderId)) : null,
    companion,
    // A companion's account and listing are deleted at once.
    earnings: isCounted
      ? companion && earningsTotals(db, earnerId)
      : await readEarningsRef(tx, db, earnerId),
    to,
  };
}

/**
 * Writes the effects.
 * @param settled the money as it is afterwards; null if the booking doesn't end.
 * @param freesDiscounts whether a cancellation gives back what the booking has used up.
 */
export function writeEffects(
  tx: Transaction,
  db: Firestore,
  effects: Effects,
  settled: SessionMoney | null,
  now: Date,
  freesDiscounts = true,
): void {
  const { booking, bookingId, to } = effects;
  writeCalendar(tx, effects, now);
  if (freesDiscounts) for (const ref of effects.usedDiscounts) tx.delete(ref);
  const before = effects.money?.payout ?? null;
  if (settled !== null) {
    writeMoney(tx, db, bookingId, settled);
    const backMinor = settled.payment.refundedCreditMinor;
    returnCredit(tx, db, bookingId, booking.spenderId, effects.taken, backMinor, now);
  }
  if (effects.earnings !== null) {
    const change = movedChange(booking.price, booking.status, to, settled?.payout ?? null, before);
    writeEarnings(tx, effects.earnings, change, now);
  }
  // A request has no timer.
  if (to === 'confirmed' || booking.status !== 'pending') {
    writeTimer(tx, db, bookingId, { ...booking, status: to }, now);
  }
  const counted = FieldValue.increment(countChange(booking.status, to));
  if (effects.member !== null) tx.update(effects.member, { 'stats.sessionsCompleted': counted });
  if (effects.companion !== null) tx.update(effects.companion, { sessionsCompleted: counted });
}

/** By how much the numbers of completed sessions change. */
function countChange(from: BookingStatus, to: BookingStatus): number {
  return Number(to === 'completed') - Number(from === 'completed');
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

/** Writes the money as it is afterwards. The provider is told once the commit is made, if it has to move. */
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
  const kept = keptBy(booking);
  const left = to === 'completed' ? keptWhenCompleted(kept, now) : kept;
  const until = acceptedUntil(kept, timeZone);
  if (to === 'cancelled') writeHold(tx, days, hold, null);
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
