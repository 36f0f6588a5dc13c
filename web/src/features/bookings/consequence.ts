import type { EndReason } from '@hearthkin/domain/booking/booking';
import { keptMinor, LATE_CANCELLATION_KEEPS_PERCENT } from '@hearthkin/domain/payment/settle';
import { formatMoney, formatPercent } from '../../lib/format';
import type { Booking } from '../../lib/queries';

/** What ending a booking now does with its money, as a sentence for the side that ends it. */
export function moneyConsequence(
  booking: Booking,
  endReason: EndReason,
  role: 'spender' | 'earner',
  now: Date,
): string {
  const { totalMinor } = booking.price;
  const kept = keptMinor(totalMinor, booking.startsAt, endReason, now);
  const back = formatMoney(totalMinor - kept);
  if (role === 'earner') return `The member gets the full ${back} back.`;
  if (kept === 0) return `You get the full ${back} back.`;
  const share = formatPercent(LATE_CANCELLATION_KEEPS_PERCENT);
  return `The session starts in less than 24 hours: ${formatMoney(kept)} (${share}) is kept, you get ${back} back.`;
}
