import type { Booking, EndReason } from '../booking/booking';
import { DAY_MS, HOUR_MS } from '../durations';
import { CURRENCY, divideHalfUp, percentOfMinor } from '../money';
import type { LedgerEntry, Payment, Payout } from './ledger';

/** The platform's share of what a session cost, in percent. */
export const PLATFORM_FEE_PERCENT = 20;

/** Payment processing: 2.9 % (in tenths of a percent) and a fixed part, in minor units. */
const PROCESSING_PERMILLE = 29;
const PROCESSING_FIXED_MINOR = 30;

/** A payout is due this long after the session is settled. */
const PAYOUT_AFTER_MS = 48 * HOUR_MS;

/** Until this long before the start a member cancels free of charge. */
export const FREE_CANCELLATION_MS = DAY_MS;

/** What a member's later cancellation keeps, in percent. */
export const LATE_CANCELLATION_KEEPS_PERCENT = 50;

/** What of a total stays with the platform and companion when a booking ends this way. */
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

/** What a companion gets of what is kept of a session. */
export function companionShareMinor(keptMinor: number): number {
  return keptMinor - percentOfMinor(keptMinor, PLATFORM_FEE_PERCENT);
}

/** The payment that opens with a booking: the whole total held in escrow. */
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
 * Closes a held payment: what is not kept goes back to the member, what is kept is shared. The
 * payout is null when nothing is kept. No entry is written for an amount of zero.
 * @throws RangeError when the payment is closed already: a cent may only leave escrow once.
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
 * A payout that has left for the companion's bank.
 * @throws RangeError before it is due, or when it has left already: a cent is paid out once.
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
          // On a very small session the processing fee exceeds the platform's share.
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
