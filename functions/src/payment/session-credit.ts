import type { Booking } from '@hearthkin/domain/booking/booking';
import { hasPlanDiscount } from '@hearthkin/domain/pricing/discounts';
import {
  type CreditUse,
  giveBackCredit,
  type PlanCredit,
  spendCredit,
} from '@hearthkin/domain/pricing/plan-credit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { creditEntries, creditTotal } from '../platform/records/collections';

/** The parts of a booking that say what it took of its member's session credit. */
type CreditBooking = Pick<Booking, 'spenderId' | 'price' | 'createdAt'>;

/**
 * Takes what a booking costs of the member's credit, in the booking's own commit.
 * @param credit as it was read in this transaction.
 * @throws RangeError if it isn't enough.
 */
export function takeCredit(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  { spenderId, price, createdAt: at }: CreditBooking,
  credit: PlanCredit | null,
): void {
  const { planCreditMinor: amountMinor } = price;
  if (amountMinor === 0) return;
  const spent = spendCredit(credit, amountMinor, hasPlanDiscount(price), at);
  tx.set(creditTotal(db, spenderId), spent.credit);
  const entry = { kind: 'use', amountMinor: -amountMinor, bookingId, ...spent.use, at } as const;
  tx.create(creditEntries(db, spenderId).doc(`use_${bookingId}`), entry);
}

/** The credit once a booking has taken what it costs. @throws RangeError if it isn't enough. */
export function creditAfter(
  credit: PlanCredit | null,
  { price, createdAt: at }: CreditBooking,
): PlanCredit | null {
  if (price.planCreditMinor === 0) return credit;
  return spendCredit(credit, price.planCreditMinor, hasPlanDiscount(price), at).credit;
}

/** The amount that a booking took, and the credit as it is now. */
interface TakenCredit {
  readonly credit: PlanCredit;
  readonly use: CreditUse;
}

/** The amount that a booking took; null for nothing, once it was given back, and for an account that is gone. */
export async function readTakenCredit(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  { spenderId, price }: CreditBooking,
): Promise<TakenCredit | null> {
  if (price.planCreditMinor === 0) return null;
  const entries = creditEntries(db, spenderId);
  const [credit, use, back] = await Promise.all([
    tx.get(creditTotal(db, spenderId)).then((doc) => doc.data()),
    tx.get(entries.doc(`use_${bookingId}`)).then((doc) => doc.data()),
    tx.get(entries.doc(`return_${bookingId}`)),
  ]);
  return credit === undefined || use?.kind !== 'use' || back.exists ? null : { credit, use };
}

/**
 * Gives a part of it back, or all, once.
 * @param left the credit as an earlier write of this commit leaves it; undefined if none does.
 * @returns the credit as this commit leaves it.
 */
export function returnCredit(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  spenderId: string,
  taken: TakenCredit | null,
  amountMinor: number,
  at: Date,
  left?: PlanCredit,
): PlanCredit | undefined {
  if (taken === null || amountMinor === 0) return left;
  const { credit, endedMinor } = giveBackCredit(left ?? taken.credit, taken.use, amountMinor, at);
  tx.set(creditTotal(db, spenderId), credit);
  const entries = creditEntries(db, spenderId);
  tx.create(entries.doc(`return_${bookingId}`), { kind: 'return', amountMinor, bookingId, at });
  if (endedMinor > 0) {
    tx.create(entries.doc(`end_${bookingId}`), { kind: 'end', amountMinor: -endedMinor, at });
  }
  return credit;
}
