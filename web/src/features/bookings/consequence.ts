import type { BookingStatus, EndReason } from '@hearthkin/domain/booking/booking';
import { keptMinor, LATE_CANCELLATION_KEEPS_PERCENT } from '@hearthkin/domain/payment/settle';
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

/** The text after a booking's total, with the refund of a cancelled one. */
export function totalWords(booking: Booking, status: BookingStatus): string {
  const { totalMinor } = booking.price;
  if (status !== 'cancelled' || totalMinor === 0) return 'total';
  // A lapsed request that hasn't been swept yet keeps nothing.
  const { cancellation, startsAt } = booking;
  const kept =
    cancellation === null
      ? 0
      : keptMinor(totalMinor, startsAt, cancellation.endReason, cancellation.at);
  if (kept === 0) return 'total · refunded in full';
  return `total · ${formatMoney(totalMinor - kept)} refunded, ${formatMoney(kept)} kept`;
}
