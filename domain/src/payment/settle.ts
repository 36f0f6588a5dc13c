import type { Booking, EndReason } from '../booking/booking';
import { keptPercent } from '../booking/cancellation';
import { PAYOUT_AFTER_MS } from '../booking/claim-times';
import { CURRENCY, divideHalfUp, percentOfMinor } from '../foundation/money';
import { DISCOUNT_BEARERS } from '../pricing/discounts';
import type { Price } from '../pricing/price';
import { companionPayOf } from './companion-pay';
import type { LedgerEntry, Payment, Payout, PayoutSession } from './ledger';

/** Payment processing: 2.9 % (in tenths of a percent) and a fixed part, in minor units. */
const PROCESSING_PERMILLE = 29;
const PROCESSING_FIXED_MINOR = 30;

/** The part of the price of a booking that isn't refunded, in percent; 0 while it is open. */
export function settledPercent({
  status,
  startsAt,
  cancellation,
  claim,
}: Pick<Booking, 'status' | 'startsAt' | 'cancellation' | 'claim'>): number {
  if (claim !== null && claim.keptPercent !== null) return claim.keptPercent;
  if (status === 'completed') return 100;
  if (status !== 'cancelled' || cancellation === null) return 0;
  return keptPercent(startsAt, cancellation.endReason, cancellation.at);
}

/** The part of a total that isn't refunded when a booking ends for this reason. */
export function keptMinor(
  totalMinor: number,
  startsAt: Date,
  endReason: EndReason | null,
  now: Date,
): number {
  return percentOfMinor(totalMinor, keptPercent(startsAt, endReason, now));
}

/** The payment of a new booking where amounts are only written down: total and session credit in escrow. */
export function holdPayment(booking: PaidBooking, now: Date): Payment {
  const { spenderId, earnerId, participantIds, price } = booking;
  return {
    spenderId,
    earnerId,
    participantIds,
    currency: CURRENCY,
    status: 'held',
    provider: null,
    totalMinor: price.totalMinor,
    refundedMinor: 0,
    creditMinor: price.planCreditMinor,
    refundedCreditMinor: 0,
    entries: holdEntries({ totalMinor: price.totalMinor, creditMinor: price.planCreditMinor }, now),
    createdAt: now,
    updatedAt: now,
  };
}

/** The facts of the booking that a payment is for. */
type PaidBooking = Pick<Booking, 'spenderId' | 'earnerId' | 'participantIds' | 'price'>;

/** The payment of a new booking whose total the member's card is authorized for. Nothing has moved. */
export function authorizePayment(booking: PaidBooking, now: Date): Payment {
  return { ...holdPayment(booking, now), status: 'authorized', provider: 'stripe', entries: [] };
}

/**
 * An authorized payment after the card was charged.
 * @throws RangeError if it isn't authorized.
 */
export function chargePayment(payment: Payment, now: Date): Payment {
  if (payment.status !== 'authorized') throw new RangeError(`Payment is ${payment.status}`);
  const entries = [...payment.entries, ...holdEntries(payment, now)];
  return { ...payment, status: 'held', entries, updatedAt: now };
}

function holdEntries(
  { totalMinor, creditMinor }: Pick<Payment, 'totalMinor' | 'creditMinor'>,
  now: Date,
): LedgerEntry[] {
  return moved('hold', memberLines(-totalMinor, -creditMinor), 'escrow', now);
}

/** The session behind a payment. */
export type SettledSession = Pick<Booking, 'activity' | 'startsAt' | 'timeZone' | 'price'>;

/**
 * Settles a held payment: the rest is refunded, the kept amount goes to the companion and the
 * platform. Discounts that Hearthkin bears don't lower a companion's pay, so the platform's part may
 * be negative, and a session that cost the member nothing is paid. The payout is null if nothing is
 * due. No entry has an amount of zero. What the card is only authorized for is released, and all session credit is given back.
 * @throws RangeError if the payment is settled already, so no cent leaves escrow twice, or if a part of
 * what was never charged is to be kept.
 */
export function settlePayment(
  payment: Payment,
  session: SettledSession,
  endReason: EndReason | null,
  now: Date,
): { readonly payment: Payment; readonly payout: Payout | null } {
  const percent = keptPercent(session.startsAt, endReason, now);
  const isCharged = payment.status !== 'authorized' && payment.status !== 'unpaid';
  if (!isCharged && percent === 0) {
    const refundedCreditMinor = payment.creditMinor;
    return {
      payment: { ...payment, status: 'voided', refundedCreditMinor, updatedAt: now },
      payout: null,
    };
  }
  if (payment.status !== 'held') throw new RangeError(`Payment is ${payment.status} already`);
  return settleAt(payment, session, percent, now);
}

/**
 * Settles what is in escrow. `percent` of what came from the card and of what came from the session credit is
 * kept; the rest goes back to where it came from.
 */
export function settleAt(
  payment: Payment,
  session: SettledSession,
  percent: number,
  now: Date,
): { readonly payment: Payment; readonly payout: Payout | null } {
  const keptOfCard = percentOfMinor(payment.totalMinor, percent);
  const keptOfCredit = percentOfMinor(payment.creditMinor, percent);
  const kept = keptOfCard + keptOfCredit;
  const refundedMinor = payment.totalMinor - keptOfCard;
  const refundedCreditMinor = payment.creditMinor - keptOfCredit;
  const entries = [
    ...payment.entries,
    ...moved('refund', memberLines(refundedMinor, refundedCreditMinor), 'escrow', now),
    ...moved('release', [{ account: 'settlement', amountMinor: kept }], 'escrow', now),
  ];
  const status = percent === 100 ? 'released' : kept > 0 ? 'partly-refunded' : 'refunded';
  return {
    payment: { ...payment, status, refundedMinor, refundedCreditMinor, entries, updatedAt: now },
    payout: sharePayout(payment, session, { percent, kept, keptOfCard }, now),
  };
}

/**
 * A payout that is due, from when on no claim can stop it.
 * @throws RangeError before it is due or if it isn't pending.
 */
export function startPayout(payout: Payout, now: Date): Payout {
  if (payout.status !== 'pending') throw new RangeError(`Payout is ${payout.status}`);
  if (now.getTime() < payout.dueAt.getTime()) throw new RangeError('Not due yet');
  return { ...payout, status: 'sending' };
}

/** Payouts that our team can stop, or let go on. */
export const STOPPABLE: ReadonlySet<Payout['status']> = new Set([
  'pending',
  'frozen',
  'held',
  'waiting',
]);

/**
 * A payout that our team stops, or lets go on; null if it can do neither by now.
 * @param isFrozen whether a claim or a bank decides about it, for which it waits when our team lets it go on.
 */
export function stopPayout(payout: Payout, isHeld: boolean, isFrozen: boolean): Payout | null {
  if (!STOPPABLE.has(payout.status)) return null;
  if (isHeld) return { ...payout, status: 'held' };
  if (payout.status !== 'held') return payout;
  return { ...payout, status: isFrozen ? 'frozen' : 'pending' };
}

/**
 * Gives a member back a part of what a settled payment has charged, at our expense; null if it isn't settled, if their
 * bank gave them the money, or for more than they have paid.
 */
export function refundByUs(payment: Payment, amountMinor: number, now: Date): Payment | null {
  const isSettled = payment.status === 'released' || payment.status === 'partly-refunded';
  const isTakenBack = payment.entries.some(({ kind }) => kind === 'chargeback');
  const refundedMinor = payment.refundedMinor + amountMinor;
  if (!isSettled || isTakenBack || refundedMinor > payment.totalMinor) return null;
  const isAllBack =
    refundedMinor === payment.totalMinor && payment.refundedCreditMinor === payment.creditMinor;
  return {
    ...payment,
    status: isAllBack ? 'refunded' : 'partly-refunded',
    refundedMinor,
    entries: [...payment.entries, ...moved('refund', memberLines(amountMinor, 0), 'platform', now)],
    updatedAt: now,
  };
}

/** A payout whose companion has no account that can receive it. */
export function holdPayout(payout: Payout): Payout {
  return { ...payout, status: 'waiting' };
}

/**
 * A payout that was sent to the companion's account.
 * @param transferId the provider's transfer; null where amounts are only written down.
 * @throws RangeError before it is due, or if it is neither pending nor being sent.
 */
export function payOut(payout: Payout, now: Date, transferId: string | null = null): Payout {
  if (payout.status !== 'pending' && payout.status !== 'sending') {
    throw new RangeError(`Payout is ${payout.status}`);
  }
  if (now.getTime() < payout.dueAt.getTime()) throw new RangeError('Not due yet');
  const lines: Lines = [{ account: 'bank', amountMinor: payout.payoutMinor }];
  const entries = [...payout.entries, ...moved('payout', lines, 'companion', now)];
  return { ...payout, status: 'paid', paidAt: now, transferId, entries };
}

function sharePayout(
  { earnerId, spenderId, provider }: Payment,
  session: SettledSession,
  { percent, kept, keptOfCard }: Readonly<Record<'percent' | 'kept' | 'keptOfCard', number>>,
  now: Date,
): Payout | null {
  const { feeMinor, payMinor } = companionPayOf(session.price, percent);
  if (payMinor === 0) return null;
  // Only a charge is processed. A provider says itself what it keeps.
  const processingFeeMinor =
    keptOfCard === 0 || provider !== null
      ? 0
      : divideHalfUp(keptOfCard * PROCESSING_PERMILLE, 1000) + PROCESSING_FIXED_MINOR;
  const lines: LedgerEntry['lines'] = [
    { account: 'settlement', amountMinor: -kept },
    { account: 'companion', amountMinor: payMinor },
    // Negative when the discounts that we bear, and processing, exceed our fee.
    { account: 'platform', amountMinor: kept - payMinor - processingFeeMinor },
    { account: 'processor', amountMinor: processingFeeMinor },
  ];
  const isMoved = ({ amountMinor }: (typeof lines)[number]) => amountMinor !== 0;
  return {
    earnerId,
    spenderId,
    currency: CURRENCY,
    keptMinor: kept,
    platformFeeMinor: feeMinor,
    processingFeeMinor,
    payoutMinor: payMinor,
    status: 'pending',
    dueAt: new Date(now.getTime() + PAYOUT_AFTER_MS),
    paidAt: null,
    transferId: null,
    session: sessionOf(session, percent),
    entries: [{ kind: 'split', at: now, lines: lines.filter(isMoved) }],
  };
}

/** The facts of a session in a companion's list of earnings. */
export function sessionOf(
  { activity, startsAt, timeZone, price }: SettledSession,
  keptPercent: number,
): PayoutSession {
  const { listMinor, basisMinor } = companionPayOf(price, keptPercent);
  return { activity, startsAt, timeZone, keptPercent, listMinor, basisMinor, ...bearersOf(price) };
}

function bearersOf({ discounts, credits }: Pick<Price, 'discounts' | 'credits'>) {
  return {
    discounts: discounts.map(({ kind, percent }) => ({
      kind,
      percent,
      bearer: DISCOUNT_BEARERS[kind],
    })),
    credits: credits.map(({ kind }) => kind),
  };
}

type Lines = LedgerEntry['lines'];
type Account = Lines[number]['account'];

/** The member's two accounts: the card and the session credit. */
function memberLines(cardMinor: number, creditMinor: number): Lines {
  return [
    { account: 'member', amountMinor: cardMinor },
    { account: 'credit', amountMinor: creditMinor },
  ];
}

/** The entry of a move, with the other side of its lines; none if nothing moves. */
function moved(kind: LedgerEntry['kind'], lines: Lines, other: Account, at: Date): LedgerEntry[] {
  const own = lines.filter(({ amountMinor }) => amountMinor !== 0);
  if (own.length === 0) return [];
  const sum = own.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const rest = { account: other, amountMinor: -sum };
  // What gives stands first.
  return [{ kind, at, lines: sum < 0 ? [...own, rest] : [rest, ...own] }];
}
