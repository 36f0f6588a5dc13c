import type { User } from '@hearthkin/domain/account/user';
import type { Booking, BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import { freeAfter } from '@hearthkin/domain/companion/busy';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { AppError } from '@hearthkin/domain/errors';
import type { Earnings, Payment } from '@hearthkin/domain/payment/ledger';
import { settlePayment } from '@hearthkin/domain/payment/settle';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { companionPayout, companions, payments, users } from '../core/collections';
import { discountUses } from '../core/record-collections';
import type { DiscountUse } from '../core/records';
import { movedChange, readEarningsRef, writeEarnings } from '../payment/earnings-totals';
import { type Kept, keptBy } from './slot-hold';

/**
 * The effects of a transition, read before any write, as transactions require. Confirming keeps the
 * time; cancelling frees time and discounts; ending settles the payment; completing frees what is
 * left of the time and counts for both sides. The companion's sums change too.
 */
interface Effects {
  readonly booking: Booking;
  readonly bookingId: string;
  readonly held: readonly Kept[];
  readonly usedDiscounts: readonly DocumentReference<DiscountUse>[];
  readonly payment: Payment | null;
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
  const kept = keptBy(db, booking);
  // A session completed after its end holds nothing that anyone could book.
  const isOver = to === 'completed' && now.getTime() >= freeAfter(booking).getTime();
  const held = isOver ? [] : await readHeld(tx, kept, booking.hold);
  if (to === 'confirmed' && held.length < kept.length) throw new AppError('slot-taken');
  return {
    booking,
    bookingId,
    held,
    usedDiscounts: to === 'cancelled' ? await readUsedDiscounts(tx, db, bookingId, booking) : [],
    payment: to === 'confirmed' ? null : await readPayment(tx, db, bookingId),
    member: to === 'completed' ? await ifThere(tx, users(db).doc(booking.spenderId)) : null,
    companion: to === 'completed' ? await ifThere(tx, companions(db).doc(booking.earnerId)) : null,
    earnings: await readEarningsRef(tx, db, booking.earnerId),
    to,
  };
}

export function writeEffects(
  tx: Transaction,
  db: Firestore,
  effects: Effects,
  endReason: EndReason | null,
  now: Date,
): void {
  const { booking, bookingId, payment, to } = effects;
  for (const { ref, endsAt, isPlace } of effects.held) {
    const isAhead = !isPlace && endsAt.getTime() > now.getTime();
    if (to === 'confirmed') tx.update(ref, { until: endsAt });
    else if (to === 'cancelled' || isAhead) tx.delete(ref);
  }
  for (const ref of effects.usedDiscounts) tx.delete(ref);
  const settled = payment && settlePayment(payment, booking, endReason, now);
  const payout = settled?.payout ?? null;
  if (settled !== null) tx.set(payments(db).doc(bookingId), settled.payment);
  if (payout !== null) tx.create(companionPayout(db, bookingId), payout);
  if (effects.earnings !== null) {
    const change = movedChange(booking.price, booking.status, to, payout);
    writeEarnings(tx, effects.earnings, change, now);
  }
  const oneMore = FieldValue.increment(1);
  if (effects.member !== null) tx.update(effects.member, { 'stats.sessionsCompleted': oneMore });
  if (effects.companion !== null) tx.update(effects.companion, { sessionsCompleted: oneMore });
}

async function readHeld(tx: Transaction, kept: readonly Kept[], hold: string): Promise<Kept[]> {
  const docs = await tx.getAll(...kept.map(({ ref }) => ref));
  return kept.filter((_, index) => docs[index]?.data()?.hold === hold);
}

async function readUsedDiscounts(tx: Transaction, db: Firestore, id: string, booking: Booking) {
  const refs = booking.discountKeys.map((key) => discountUses(db, booking.spenderId).doc(key));
  if (refs.length === 0) return [];
  const docs = await tx.getAll(...refs);
  return docs.filter((doc) => doc.data()?.bookingId === id).map(({ ref }) => ref);
}

async function readPayment(tx: Transaction, db: Firestore, id: string): Promise<Payment> {
  const payment = (await tx.get(payments(db).doc(id))).data();
  if (payment === undefined) throw new Error(`Booking ${id} has no payment`);
  return payment;
}

/** The account may have been deleted. */
async function ifThere<T>(tx: Transaction, ref: DocumentReference<T>) {
  return (await tx.get(ref)).exists ? ref : null;
}
