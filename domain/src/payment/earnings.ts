import type { Earnings, Payout } from './ledger';

/** What some payouts come to. */
export function earningsOf(payouts: readonly Payout[], updatedAt: Date): Earnings {
  const sum = (status: Payout['status']) =>
    payouts
      .filter((payout) => payout.status === status)
      .reduce((total, { payoutMinor }) => total + payoutMinor, 0);
  return {
    unpaidMinor: sum('pending'),
    paidMinor: sum('paid'),
    payouts: payouts.length,
    updatedAt,
  };
}

/** A companion's earnings as they stand at an instant, in minor units. */
export interface EarningsNow {
  /** Settled, and not due yet. */
  readonly pendingMinor: number;
  /** Due, and not paid out yet. */
  readonly payableMinor: number;
  readonly paidMinor: number;
}

/** Splits the sums that are kept by what of the unpaid payouts, all of which are given, is due. */
export function earningsAt(
  { unpaidMinor, paidMinor }: Pick<Earnings, 'unpaidMinor' | 'paidMinor'>,
  unpaid: readonly Pick<Payout, 'payoutMinor' | 'dueAt'>[],
  now: Date,
): EarningsNow {
  const due = unpaid
    .filter(({ dueAt }) => dueAt.getTime() <= now.getTime())
    .reduce((total, { payoutMinor }) => total + payoutMinor, 0);
  // The sums and the payouts arrive one after the other: never show less than nothing.
  const payableMinor = Math.min(due, Math.max(0, unpaidMinor));
  return { pendingMinor: Math.max(0, unpaidMinor) - payableMinor, payableMinor, paidMinor };
}
