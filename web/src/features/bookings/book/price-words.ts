import type { BookingStatus } from '@hearthkin/domain/booking/booking';
import { percentOfMinor } from '@hearthkin/domain/foundation/money';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import { settledPercent } from '@hearthkin/domain/payment/settle';
import type { Booking } from '../../../data/bookings/booking-queries';
import { formatMoney } from '../../../lib/format';
import { arePaymentsLive } from '../../../lib/payments';

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
  const { planCreditMinor } = price;
  const text =
    planCreditMinor > 0
      ? `total, after ${formatMoney(planCreditMinor)} of session credit`
      : 'total';
  // How much it was is said by the payment.
  if (booking.statusHistory.some(({ event }) => event === 'refunded')) {
    return { amount: total, text: `${text} · with a refund by our team` };
  }
  if (price.totalMinor === 0 || percent === 100) return { amount: total, text };
  const isLive = arePaymentsLive();
  if (percent === 0) {
    const isRefunded =
      isLive && booking.statusHistory.some((entry) => entry.status === 'confirmed');
    return { amount: total, text: `${text} · ${isRefunded ? 'refunded in full' : 'not charged'}` };
  }
  const kept = percentOfMinor(price.totalMinor, percent);
  if (!isLive) return { amount: total, text: `${text} · ${formatMoney(kept)} stays written down` };
  const refunded = formatMoney(price.totalMinor - kept);
  return { amount: total, text: `${text} · ${refunded} refunded, ${formatMoney(kept)} kept` };
}

const BY_CLAIM = 'as decided about the claim';

const ENDED_UNPAID = 'No pay, because the session didn’t take place.';
