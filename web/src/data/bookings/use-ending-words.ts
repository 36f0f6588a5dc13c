import type { EndReason } from '@hearthkin/domain/booking/booking';
import { movesMoney } from '@hearthkin/domain/payment/payment-state';
import { arePaymentsLive } from '../../lib/payments';
import { useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import { ownPayment } from '../payments/payment-queries';
import type { Booking } from './booking-queries';
import { moneyConsequence, recordWords } from './ending-words';

/** The effects of ending a booking now: on its payment, and on the record of a companion who ends it. Empty while unknown. */
export function useEndingWords(
  booking: Doc<Booking>,
  endReason: EndReason,
  role: 'spender' | 'earner',
  now: Date,
): string {
  const isLive = arePaymentsLive();
  // One from before payments went live is only written down.
  const payment = useLive(isLive ? ownPayment(booking.id) : null);
  if (isLive && payment.status === 'loading') return '';
  const isMoved =
    payment.status === 'ready' ? movesMoney(payment.data?.data ?? null, isLive) : isLive;
  const money = moneyConsequence({ booking: booking.data, endReason, role, now, isMoved });
  return role === 'earner' ? `${money} ${recordWords(endReason)}` : money;
}
