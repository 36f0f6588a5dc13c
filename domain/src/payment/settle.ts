import type { Booking, EndReason } from '../booking/booking';
import { DAY_MS, HOUR_MS } from '../durations';
import { CURRENCY, divideHalfUp, percentOfMinor } from '../money';
import type { LedgerEntry, Payment, Payout } from './ledger';

/** The platform's share of the price, in percent. */
export const PLATFORM_FEE_PERCENT = 20;

/** Payment processing: 2.9 % (in tenths of a percent) and a fixed part, in minor units. */
const PROCESSING_PERMILLE = 29;
const PROCESSING_FIXED_MINOR = 30;

/** A payout is due this long after the session is settled. */
const PAYOUT_AFTER_MS = 48 * HOUR_MS;

/** A member's cancellation is free until this long before the start. */
export const FREE_CANCELLATION_MS = DAY_MS;

/** What a later cancellation costs, in percent. */
export const LATE_CANCELLATION_KEEPS_PERCENT = 50;

/** The part of a total that isn't refunded when a booking ends for this reason. */
export function keptMinor(
  totalMinor: number,
  startsAt: Date,
  endReason: EndReason | null,
  now: Date,
): number {
  if (endReason === null) return totalMinor;
  if (endReason !== 'member-cancelled') return 0;
  const isFree = now.getTime() <= startsAt.getTime() - FREE_CANCELLATION_MS;
  return isFree ? 0 : percentOfMinor(totalMinor, LATE_CANCELLATION_KEEPS_PERCENT);
}

/** The companion's share of the kept amount. */
export function companionShareMinor(keptMinor: number): number {
  return keptMinor - percentOfMinor(keptMinor, PLATFORM_FEE_PERCENT);
}

/** The payment of a new booking: the whole total in escrow. */
export function holdPayment(
  booking: Pick<Booking, 'spenderId' | 'earnerId' | 'participantIds' | 'price'>,
  now: Date,
): Payment {
  const { spenderId, earnerId, participantIds, price } = booking;
  return {
    spenderId,
    earnerId,
    participantIds,
    currency: CURRENCY,
    status: 'held',
    totalMinor: price.totalMinor,
    refundedMinor: 0,
    entries: [move('hold', 'member', 'escrow', price.totalMinor, now)],
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Settles a held payment: the rest is refunded, the kept amount is shared. The payout is null if
 * nothing is kept. No entry has an amount of zero.
 * @throws RangeError if the payment is settled already, so no cent leaves escrow twice.
 */
export function settlePayment(
  payment: Payment,
  startsAt: Date,
  endReason: EndReason | null,
  now: Date,
): { readonly payment: Payment; readonly payout: Payout | null } {
  if (payment.status !== 'held') throw new RangeError(`Payment is ${payment.status} already`);
  const kept = keptMinor(payment.totalMinor, startsAt, endReason, now);
  const refunded = payment.totalMinor - kept;
  const entries = [...payment.entries];
  if (refunded > 0) entries.push(move('refund', 'escrow', 'member', refunded, now));
  if (kept > 0) entries.push(move('release', 'escrow', 'settlement', kept, now));
  const status =
    endReason === null ? 'released' : kept > 0 ? 'partly-refunded' : ('refunded' as const);
  return {
    payment: { ...payment, status, refundedMinor: refunded, entries, updatedAt: now },
    payout: kept > 0 ? sharePayout(payment, kept, now) : null,
  };
}

/**
 * A payout sent to the companion's bank.
 * @throws RangeError before it is due or if it is paid already.
 */
export function payOut(payout: Payout, now: Date): Payout {
  if (payout.status === 'paid') throw new RangeError('Paid out already');
  if (now.getTime() < payout.dueAt.getTime()) throw new RangeError('Not due yet');
  const entry = move('payout', 'companion', 'bank', payout.payoutMinor, now);
  return { ...payout, status: 'paid', paidAt: now, entries: [...payout.entries, entry] };
}

function sharePayout({ earnerId, spenderId }: Payment, kept: number, now: Date): Payout {
  const processingFeeMinor =
    divideHalfUp(kept * PROCESSING_PERMILLE, 1000) + PROCESSING_FIXED_MINOR;
  const payoutMinor = companionShareMinor(kept);
  const platformFeeMinor = kept - payoutMinor;
  return {
    earnerId,
    spenderId,
    currency: CURRENCY,
    keptMinor: kept,
    platformFeeMinor,
    processingFeeMinor,
    payoutMinor,
    status: 'pending',
    dueAt: new Date(now.getTime() + PAYOUT_AFTER_MS),
    paidAt: null,
    entries: [
      {
        kind: 'split',
        at: now,
        lines: [
          { account: 'settlement', amountMinor: -kept },
          { account: 'companion', amountMinor: payoutMinor },
          // For a very cheap session the processing fee exceeds the platform's share.
          { account: 'platform', amountMinor: platformFeeMinor - processingFeeMinor },
          { account: 'processor', amountMinor: processingFeeMinor },
        ],
      },
    ],
  };
}

type Account = LedgerEntry['lines'][number]['account'];

function move(
  kind: LedgerEntry['kind'],
  from: Account,
  to: Account,
  amountMinor: number,
  at: Date,
): LedgerEntry {
  return {
    kind,
    at,
    lines: [
      { account: from, amountMinor: -amountMinor },
      { account: to, amountMinor },
    ],
  };
}
