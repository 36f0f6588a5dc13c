import type { BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import { percentOfMinor } from '@hearthkin/domain/money';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import {
  keptMinor,
  LATE_CANCELLATION_KEEPS_PERCENT,
  settledPercent,
} from '@hearthkin/domain/payment/settle';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatMoney, formatPercent } from '../../lib/format';

/** What ending a booking now does to its payment, as a sentence. */
export function moneyConsequence(
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
  const kept = keptMinor(totalMinor, booking.startsAt, endReason, now);
  const back = formatMoney(totalMinor - kept);
  if (role === 'earner') return `The member gets a full refund of ${back}.`;
  if (kept === 0) return `You’ll get a full refund of ${back}.`;
  const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
  return `This session starts in less than 24 hours, so ${formatMoney(kept)} (${share}) is kept. You’ll get ${back} back.`;
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
  if (percent === 0) return { amount: total, text: 'total · refunded in full' };
  const kept = percentOfMinor(price.totalMinor, percent);
  const refunded = formatMoney(price.totalMinor - kept);
  return { amount: total, text: `total · ${refunded} refunded, ${formatMoney(kept)} kept` };
}

const BY_CLAIM = 'as decided about the claim';

const ENDED_UNPAID = 'No pay, because the session didn’t take place.';
