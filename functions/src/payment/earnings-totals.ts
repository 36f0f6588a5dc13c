import type { Earnings, Payout } from '@hearthkin/domain/payment/ledger';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { earningsTotals, users } from '../core/collections';

/** Where the sums of a companion's payouts are kept; null for whoever has left. */
export async function readEarningsRef(
  tx: Transaction,
  db: Firestore,
  earnerId: string,
): Promise<DocumentReference<Earnings> | null> {
  const account = await tx.get(users(db).doc(earnerId));
  return account.exists ? earningsTotals(db, earnerId) : null;
}

/** Counts a payout that came to be. */
export function writeEarned(
  tx: Transaction,
  ref: DocumentReference<Earnings>,
  { payoutMinor }: Payout,
  now: Date,
): void {
  const change = {
    unpaidMinor: FieldValue.increment(payoutMinor),
    paidMinor: FieldValue.increment(0),
    payouts: FieldValue.increment(1),
    updatedAt: now,
  };
  tx.set(ref, change, { merge: true });
}

/** Counts a payout that left for the bank. */
export function writePaidOut(
  tx: Transaction,
  ref: DocumentReference<Earnings>,
  { payoutMinor }: Payout,
  now: Date,
): void {
  const change = {
    unpaidMinor: FieldValue.increment(-payoutMinor),
    paidMinor: FieldValue.increment(payoutMinor),
    payouts: FieldValue.increment(0),
    updatedAt: now,
  };
  tx.set(ref, change, { merge: true });
}
