import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import { companionPayOf, type PayPrice } from '@hearthkin/domain/payment/companion-pay';
import type { Earnings, Payout } from '@hearthkin/domain/payment/ledger';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { earningsTotals, users } from '../platform/records/collections';

/** Changes of a companion's sums; absent ones stay. */
type EarningsChange = Partial<Omit<Earnings, 'updatedAt'>>;

/** The companion's sums; null without an account. */
export async function readEarningsRef(
  tx: Transaction,
  db: Firestore,
  earnerId: string,
): Promise<DocumentReference<Earnings> | null> {
  const account = await tx.get(users(db).doc(earnerId));
  return account.exists ? earningsTotals(db, earnerId) : null;
}

/** A session was requested; its pay is held. */
export function heldChange(price: PayPrice): EarningsChange {
  const share = companionPayOf(price).payMinor;
  return { heldMinor: share, requestedMinor: share };
}

/**
 * A session's status changed: confirmed, or ended and settled. A claim may settle it again.
 * @param before the payout that the new one replaces.
 */
export function movedChange(
  price: PayPrice,
  from: BookingStatus,
  to: BookingStatus,
  payout: Payout | null,
  before: Payout | null = null,
): EarningsChange {
  const share = companionPayOf(price).payMinor;
  const wasHeld = from === 'pending' || from === 'confirmed';
  return {
    ...(wasHeld && to !== 'confirmed' && { heldMinor: -share }),
    ...(from === 'pending' && { requestedMinor: -share }),
    ...(payout !== null && {
      unpaidMinor: payout.payoutMinor - (before?.payoutMinor ?? 0),
      payouts: before === null ? 1 : 0,
    }),
  };
}

/** A payout was paid. */
export function paidChange({ payoutMinor }: Payout): EarningsChange {
  return { unpaidMinor: -payoutMinor, paidMinor: payoutMinor };
}

/**
 * Adds to a companion's sums in a commit. Increments without reading, so that concurrent writes
 * don't conflict.
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
