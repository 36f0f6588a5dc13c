import type { Booking } from '../booking/booking';
import type { Earnings, Payout } from './ledger';
import { companionShareMinor } from './settle';

/** What some sessions, of which those that are open count, and some payouts come to. */
export function earningsOf(
  sessions: readonly Pick<Booking, 'status' | 'price'>[],
  payouts: readonly Payout[],
  updatedAt: Date,
): Earnings {
  const held = (status: Booking['status']) =>
    sum(
      sessions
        .filter((session) => session.status === status)
        .map(({ price }) => companionShareMinor(price.totalMinor)),
    );
  const settled = (status: Payout['status']) =>
    sum(payouts.filter((payout) => payout.status === status).map(({ payoutMinor }) => payoutMinor));
  const requestedMinor = held('pending');
  return {
    heldMinor: requestedMinor + held('confirmed'),
    requestedMinor,
    unpaidMinor: settled('pending'),
    paidMinor: settled('paid'),
    payouts: payouts.length,
    updatedAt,
  };
}

/** A companion's earnings as they stand at an instant, in minor units. */
export interface EarningsNow {
  /** Their share of sessions they have accepted, held until these have taken place. */
  readonly heldMinor: number;
  /** Their share of requests they have not answered, held as well. */
  readonly requestedMinor: number;
  /** Settled, and not due yet. */
  readonly pendingMinor: number;
  /** Due, and not paid out yet. */
  readonly payableMinor: number;
  readonly paidMinor: number;
}

/** Splits the sums that are kept by what of the unpaid payouts, all of which are given, is due. */
export function earningsAt(
  totals: Omit<Earnings, 'payouts' | 'updatedAt'>,
  unpaid: readonly Pick<Payout, 'payoutMinor' | 'dueAt'>[],
  now: Date,
): EarningsNow {
  const due = sum(
    unpaid
      .filter(({ dueAt }) => dueAt.getTime() <= now.getTime())
      .map(({ payoutMinor }) => payoutMinor),
  );
  // The sums and the payouts arrive one after the other: never show less than nothing.
  const unpaidMinor = Math.max(0, totals.unpaidMinor);
  const payableMinor = Math.min(due, unpaidMinor);
  return {
    heldMinor: totals.heldMinor - totals.requestedMinor,
    requestedMinor: totals.requestedMinor,
    pendingMinor: unpaidMinor - payableMinor,
    payableMinor,
    paidMinor: totals.paidMinor,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
