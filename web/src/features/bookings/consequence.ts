import type { BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import { percentOfMinor } from '@hearthkin/domain/money';
import { companionPay, paymentsNote, payoutsNote } from '@hearthkin/domain/payment/payment-words';
import {
  keptMinor,
  LATE_CANCELLATION_KEEPS_PERCENT,
  settledPercent,
} from '@hearthkin/domain/payment/settle';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatMoney, formatPercent } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';

/** What ending a booking now does to its payment, as a sentence. */
export function moneyConsequence(...asked: Parameters<typeof cardConsequence>): string {
  const [{ price, status, startsAt }, endReason, , now] = asked;
  const { totalMinor, planCreditMinor } = price;
  if (planCreditMinor === 0) return cardConsequence(...asked);
  const kept = status === 'pending' ? 0 : keptMinor(planCreditMinor, startsAt, endReason, now);
  const back = `${formatMoney(planCreditMinor - kept)} of ${formatMoney(planCreditMinor)} session credit comes back.`;
  return totalMinor === 0 ? back : `${cardConsequence(...asked)} ${back}`;
}

function cardConsequence(
  booking: Booking,
  endReason: EndReason,
  role: 'spender' | 'earner',
  now: Date,
): string {
  const { totalMinor } = booking.price;
  if (totalMinor === 0) {
    return role === 'earner'
      ? 'The member pays nothing for this session, so there’s nothing to refund.'
      : 'This session is free, so there’s nothing to refund.';
  }
  const isLive = arePaymentsLive();
  const total = formatMoney(totalMinor);
  if (booking.status === 'pending') {
    const free = role === 'earner' ? 'The member isn’t charged.' : 'You won’t be charged.';
    if (!isLive) return free;
    const released = `${free} We release the authorization of ${total}.`;
    return role === 'earner' ? released : `${released} Your bank may show it for a few days.`;
  }
  const kept = keptMinor(totalMinor, booking.startsAt, endReason, now);
  const back = formatMoney(totalMinor - kept);
  if (role === 'earner') {
    return isLive
      ? `The member gets a full refund of ${back}, and you aren’t paid for this session.`
      : `Nothing is paid for this session. ${payoutsNote(false)}`;
  }
  const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
  const late = `This session starts in less than 24 hours, so ${formatMoney(kept)} (${share}) is kept.`;
  if (!isLive) return kept === 0 ? 'You won’t be charged.' : `${late} ${paymentsNote(false)}`;
  const arrives = 'It reaches your card in 5–10 days.';
  return kept === 0
    ? `You’ll get a full refund of ${back}. ${arrives}`
    : `${late} You’ll get ${back} back. ${arrives}`;
}

interface PriceWords {
  /** Null where the text says it. */
  readonly amount: string | null;
  readonly text: string;
}

/** A booking's total, or what the companion receives; with the refund of a cancelled one. */
export function priceWords(
  booking: Booking,
  status: BookingStatus,
  role: 'spender' | 'earner',
): PriceWords {
  const { price } = booking;
  const total = formatMoney(price.totalMinor);
  const isOver = status === 'cancelled' || status === 'completed';
  const percent = isOver ? settledPercent(booking) : 100;
  if (role === 'earner') {
    const isClaimed = booking.claim !== null;
    if (percent > 0) {
      const pay = companionPay(price, percent, isClaimed ? BY_CLAIM : undefined);
      return { amount: null, text: pay };
    }
    return { amount: null, text: isClaimed ? `No pay, ${BY_CLAIM}.` : ENDED_UNPAID };
  }
  if (price.totalMinor === 0 || percent === 100) return { amount: total, text: 'total' };
  const isLive = arePaymentsLive();
  if (percent === 0) {
    const isRefunded =
      isLive && booking.statusHistory.some((entry) => entry.status === 'confirmed');
    return { amount: total, text: isRefunded ? 'total · refunded in full' : 'total · not charged' };
  }
  const kept = percentOfMinor(price.totalMinor, percent);
  if (!isLive) return { amount: total, text: `total · ${formatMoney(kept)} stays written down` };
  const refunded = formatMoney(price.totalMinor - kept);
  return { amount: total, text: `total · ${refunded} refunded, ${formatMoney(kept)} kept` };
}

const BY_CLAIM = 'as decided about the claim';

const ENDED_UNPAID = 'No pay, because the session didn’t take place.';
