import type { BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import {
  companionShareMinor,
  keptMinor,
  LATE_CANCELLATION_KEEPS_PERCENT,
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
  if (totalMinor === 0) return 'This session is free, so there’s nothing to refund.';
  const kept = keptMinor(totalMinor, booking.startsAt, endReason, now);
  const back = formatMoney(totalMinor - kept);
  if (role === 'earner') return `The member gets a full refund of ${back}.`;
  if (kept === 0) return `You’ll get a full refund of ${back}.`;
  const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
  return `This session starts in less than 24 hours, so ${formatMoney(kept)} (${share}) is kept. You’ll get ${back} back.`;
}

interface PriceWords {
  readonly amount: string;
  /** What the amount is. */
  readonly text: string;
}

/** A booking's total, or the companion's share for them; with the refund of a cancelled one. */
export function priceWords(
  booking: Booking,
  status: BookingStatus,
  role: 'spender' | 'earner',
): PriceWords {
  const { totalMinor } = booking.price;
  const total = formatMoney(totalMinor);
  if (totalMinor === 0) return { amount: total, text: 'total' };
  const isCancelled = status === 'cancelled';
  const kept = isCancelled ? keptOf(booking) : totalMinor;
  if (kept === 0) return { amount: total, text: 'total · refunded in full' };
  if (role === 'earner') {
    const of = isCancelled ? `${formatMoney(kept)} kept` : total;
    return { amount: formatMoney(companionShareMinor(kept)), text: `for you (${of} less our fee)` };
  }
  if (!isCancelled) return { amount: total, text: 'total' };
  const refunded = formatMoney(totalMinor - kept);
  return { amount: total, text: `total · ${refunded} refunded, ${formatMoney(kept)} kept` };
}

function keptOf({ cancellation, startsAt, price }: Booking): number {
  // A lapsed request that hasn't been swept yet keeps nothing.
  if (cancellation === null) return 0;
  return keptMinor(price.totalMinor, startsAt, cancellation.endReason, cancellation.at);
}
