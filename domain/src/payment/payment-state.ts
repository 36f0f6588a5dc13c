import { type Booking, hasOpenClaim } from '../booking/booking';
import { DAY_MS } from '../foundation/durations';
import { formatMoney } from '../foundation/formats';
import { companionPayOf } from './companion-pay';
import type { LedgerEntry, Payment, Payout } from './ledger';
import { writtenPaymentNote, writtenPayoutNote } from './payment-words';

/** The readers of a booking's money. */
interface MoneyReader {
  /** The other side's name; empty if unknown. */
  readonly otherName: string;
  readonly now: Date;
  /** Whether money moves at all. */
  readonly isLive: boolean;
  /** A date on the reader's clock: "Nov 20". */
  readonly day: (at: Date) => string;
}

type PaidBooking = Pick<Booking, 'claim' | 'price'>;

/**
 * Whether a provider moves the money of a booking. One from before payments went live stays only written
 * down, and one that costs the member nothing has no payment to ask.
 */
export function movesMoney(payment: Payment | null, isLive: boolean): boolean {
  return payment === null || payment.totalMinor === 0 ? isLive : payment.provider !== null;
}

/** A refund reaches a card within this time. */
const REFUND_ARRIVES_MS = 10 * DAY_MS;

/** The fate of a member's money, as sentences with the amount and its date. */
export function memberMoney(payment: Payment, booking: PaidBooking, reader: MoneyReader): string {
  const credit = creditMoney(payment);
  if (payment.totalMinor === 0) return credit === '' ? 'There’s nothing to pay.' : credit;
  const card = cardMoney(payment, booking, reader);
  return credit === '' ? card : `${card} ${credit}`;
}

/** The session credit that paid, and the part of it that came back; empty if it paid nothing. */
function creditMoney({ creditMinor, refundedCreditMinor }: Payment): string {
  if (creditMinor === 0) return '';
  const credit = formatMoney(creditMinor);
  if (refundedCreditMinor === 0) return `${credit} paid with session credit.`;
  const back = formatMoney(refundedCreditMinor);
  return refundedCreditMinor === creditMinor
    ? `${back} of session credit came back.`
    : `${back} of ${credit} session credit came back.`;
}

function cardMoney(
  payment: Payment,
  booking: PaidBooking,
  { otherName, now, day, isLive }: MoneyReader,
): string {
  const { status, totalMinor, refundedMinor, provider, updatedAt } = payment;
  if (provider === null) return `${writtenDown(payment)} ${writtenPaymentNote(isLive)}`;
  const total = formatMoney(totalMinor);
  const charged = () => `${total} charged on ${day(lastOf(payment, 'hold') ?? payment.createdAt)}.`;
  const takenBack = lastOf(payment, 'chargeback');
  if (takenBack !== null) {
    const returned = refundedMinor === 0 ? 'it' : formatMoney(totalMinor - refundedMinor);
    return `${charged()} Your bank returned ${returned} to you on ${day(takenBack)}.`;
  }
  switch (status) {
    case 'authorized':
      return `${total} authorized on ${day(updatedAt)}. We charge it once ${otherName || 'your companion'} accepts.`;
    case 'unpaid':
      return `Your card was declined, so we couldn’t charge ${total}.`;
    case 'voided':
      return `Nothing was charged. We’ve released the authorization of ${total}. Your bank may show it for a few days.`;
    case 'held':
      return `${charged()} We hold it until 48 hours after the session.`;
    case 'disputed':
      return hasOpenClaim(booking)
        ? `${charged()} It’s on hold until the claim is decided.`
        : `${charged()} Your bank has disputed it. It’s on hold until they decide.`;
    case 'released':
      return charged();
    case 'refunded':
    case 'partly-refunded': {
      const at = lastOf(payment, 'refund') ?? updatedAt;
      const part = status === 'refunded' ? '' : ` of ${total}`;
      const news = `${formatMoney(refundedMinor)}${part} refunded on ${day(at)}.`;
      const isThere = now.getTime() - at.getTime() >= REFUND_ARRIVES_MS;
      return isThere ? news : `${news} It reaches your card in 5–10 days.`;
    }
  }
}

/** The sentences where there is no provider. */
function writtenDown({ status, totalMinor, refundedMinor }: Payment): string {
  const total = formatMoney(totalMinor);
  switch (status) {
    case 'refunded':
    case 'voided':
      return 'Nothing is owed for this session.';
    case 'partly-refunded':
      return `${formatMoney(totalMinor - refundedMinor)} of ${total} stays written down.`;
    case 'disputed':
      return `${total} is written down, and on hold until the claim is decided.`;
    default:
      return `${total} is only written down.`;
  }
}

interface CompanionReader extends MoneyReader {
  /** Whether the provider can pay them. */
  readonly isAccountReady: boolean;
}

/**
 * What a companion receives for a booking, and when, or what is missing.
 * @param payout null until the session is settled, or if nothing is paid.
 */
export function companionMoney(
  payment: Payment,
  payout: Payout | null,
  booking: PaidBooking,
  { otherName, now, day, isLive, isAccountReady }: CompanionReader,
): string {
  const { status } = payment;
  const minor = payout?.payoutMinor ?? companionPayOf(booking.price).payMinor;
  const isEnded = status === 'voided' || status === 'refunded' || status === 'released';
  if (payout?.status === 'reversed' || minor === 0 || (payout === null && isEnded)) {
    return 'Nothing is paid for this session.';
  }
  const pay = formatMoney(minor);
  if (!movesMoney(payment, isLive))
    return `${pay} is only written down. ${writtenPayoutNote(isLive)}`;
  if (payout?.status === 'held') return `${pay} is on hold while our team reviews it.`;
  if (status === 'disputed' || payout?.status === 'frozen') {
    const end = hasOpenClaim(booking) ? 'the claim is decided' : 'the member’s bank decides';
    return `${pay} is on hold until ${end}.`;
  }
  if (payout?.status === 'paid') {
    return `${pay} sent to your payout account on ${day(payout.paidAt ?? payout.dueAt)}.`;
  }
  if (status === 'unpaid') {
    return `${otherName || 'The member'}’s card was declined, so nothing is agreed yet. We’ve asked them to pay again.`;
  }
  const charge =
    status === 'authorized'
      ? ` We charge ${otherName || 'the member'}’s card when you accept.`
      : '';
  if (!isAccountReady || payout?.status === 'waiting')
    return `${pay} waits until your payout account is ready.${charge}`;
  if (payout === null) {
    return `${pay} goes to your payout account 48 hours after the session is complete.${charge}`;
  }
  return payout.status === 'pending' && payout.dueAt > now
    ? `${pay} goes to your payout account on ${day(payout.dueAt)}.`
    : `${pay} is on its way to your payout account.`;
}

function lastOf({ entries }: Payment, kind: LedgerEntry['kind']): Date | null {
  return entries.findLast((entry) => entry.kind === kind)?.at ?? null;
}
