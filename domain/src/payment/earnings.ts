import type { Booking } from '../booking/booking';
import { companionPayOf } from './companion-pay';
import { type Earnings, type Payout, UNPAID_STATUSES } from './ledger';

/** The sums of some sessions (only open ones count) and payouts. */
export function earningsOf(
  sessions: readonly Pick<Booking, 'status' | 'price'>[],
  payouts: readonly Payout[],
  updatedAt: Date,
): Earnings {
  const held = (status: Booking['status']) =>
    sum(
      sessions
        .filter((session) => session.status === status)
        .map(({ price }) => companionPayOf(price).payMinor),
    );
  const settled = (status: Payout['status']) =>
    sum(payouts.filter((payout) => payout.status === status).map(({ payoutMinor }) => payoutMinor));
  const requestedMinor = held('pending');
  return {
    heldMinor: requestedMinor + held('confirmed'),
    requestedMinor,
    unpaidMinor: sum(UNPAID_STATUSES.map(settled)),
    paidMinor: settled('paid'),
    payouts: payouts.length,
    updatedAt,
  };
}

/** A companion's earnings at an instant, in minor units. */
export interface EarningsNow {
  /** Their share of confirmed sessions, held until these have taken place. */
  readonly heldMinor: number;
  /** Their share of unanswered requests, held too. */
  readonly requestedMinor: number;
  /** Settled, not due yet. */
  readonly pendingMinor: number;
  /** Due, not paid out yet. */
  readonly payableMinor: number;
  /** Settled, and kept until a claim or dispute is decided, or because our team has stopped it. */
  readonly frozenMinor: number;
  readonly paidMinor: number;
}

/**
 * Splits the stored sums by which of the unpaid payouts are due. `payouts` must have all unpaid
 * ones.
 */
export function earningsAt(
  totals: Omit<Earnings, 'payouts' | 'updatedAt'>,
  unpaid: readonly Pick<Payout, 'payoutMinor' | 'dueAt' | 'status'>[],
  now: Date,
): EarningsNow {
  const due = sum(
    unpaid
      .filter(({ dueAt, status }) => !isOnHold(status) && dueAt.getTime() <= now.getTime())
      .map(({ payoutMinor }) => payoutMinor),
  );
  // Sums and payouts arrive separately; never show a negative amount.
  const unpaidMinor = Math.max(0, totals.unpaidMinor);
  const payableMinor = Math.min(due, unpaidMinor);
  const frozen = sum(
    unpaid.filter(({ status }) => isOnHold(status)).map(({ payoutMinor }) => payoutMinor),
  );
  const frozenMinor = Math.min(frozen, unpaidMinor - payableMinor);
  return {
    heldMinor: totals.heldMinor - totals.requestedMinor,
    requestedMinor: totals.requestedMinor,
    pendingMinor: unpaidMinor - payableMinor - frozenMinor,
    payableMinor,
    frozenMinor,
    paidMinor: totals.paidMinor,
  };
}

function isOnHold(status: Payout['status']): boolean {
  return status === 'frozen' || status === 'held';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
