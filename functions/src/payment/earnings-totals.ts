import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import type { Earnings, Payout } from '@hearthkin/domain/payment/ledger';
import { companionShareMinor } from '@hearthkin/domain/payment/settle';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { earningsTotals, users } from '../core/collections';

/** What one event adds to the sums of a companion; what is not named stays as it is. */
export type EarningsChange = Partial<Omit<Earnings, 'updatedAt'>>;

/** Where the sums of a companion are kept; null without an account. */
export async function readEarningsRef(
  tx: Transaction,
  db: Firestore,
  earnerId: string,
): Promise<DocumentReference<Earnings> | null> {
  const account = await tx.get(users(db).doc(earnerId));
  return account.exists ? earningsTotals(db, earnerId) : null;
}

/** A session was asked for, and its price is held. */
export function heldChange(totalMinor: number): EarningsChange {
  const share = companionShareMinor(totalMinor);
  return { heldMinor: share, requestedMinor: share };
}

/** A session whose price is held moved on, and was settled unless it was confirmed. */
export function movedChange(
  totalMinor: number,
  from: BookingStatus,
  to: BookingStatus,
  payout: Payout | null,
): EarningsChange {
  const share = companionShareMinor(totalMinor);
  return {
    ...(to !== 'confirmed' && { heldMinor: -share }),
    ...(from === 'pending' && { requestedMinor: -share }),
    ...(payout !== null && { unpaidMinor: payout.payoutMinor, payouts: 1 }),
  };
}

/** A payout left for the bank. */
export function paidChange({ payoutMinor }: Payout): EarningsChange {
  return { unpaidMinor: -payoutMinor, paidMinor: payoutMinor };
}

/**
 * Adds to a companion's sums together with whatever else is written. Nothing is read for it, so that
 * two who write at once do not get in each other's way.
 */
export function writeEarnings(
  writer: Transaction | WriteBatch,
  ref: DocumentReference<Earnings>,
  change: EarningsChange,
  now: Date,
): void {
  const { heldMinor = 0, requestedMinor = 0, unpaidMinor = 0, paidMinor = 0, payouts = 0 } = change;
  const sums: PartialWithFieldValue<Earnings> = {
    heldMinor: FieldValue.increment(heldMinor),
    requestedMinor: FieldValue.increment(requestedMinor),
    unpaidMinor: FieldValue.increment(unpaidMinor),
    paidMinor: FieldValue.increment(paidMinor),
    payouts: FieldValue.increment(payouts),
    updatedAt: now,
  };
  (writer as WriteBatch).set(ref, sums, { merge: true });
}
