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
  if (totalMinor === 0) return 'The session is free of charge, so no money goes back.';
  const kept = keptMinor(totalMinor, booking.startsAt, endReason, now);
  const back = formatMoney(totalMinor - kept);
  if (role === 'earner') return `The member gets the full ${back} back.`;
  if (kept === 0) return `You get the full ${back} back.`;
  const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
  return `The session starts in less than 24 hours: ${formatMoney(kept)} (${share}) is kept, you get ${back} back.`;
}

/** The text after a booking's total, with the refund of a cancelled one. */
export function totalWords(booking: Booking, status: BookingStatus): string {
  const { totalMinor } = booking.price;
  if (status !== 'cancelled' || totalMinor === 0) return 'in total';
  // A lapsed request that hasn't been swept yet keeps nothing.
  const { cancellation, startsAt } = booking;
  const kept =
    cancellation === null
      ? 0
      : keptMinor(totalMinor, startsAt, cancellation.endReason, cancellation.at);
  if (kept === 0) return 'in total, all of it given back';
  return `in total: ${formatMoney(kept)} kept, ${formatMoney(totalMinor - kept)} given back`;
}
