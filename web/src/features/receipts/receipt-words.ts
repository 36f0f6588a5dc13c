import type { Payment } from '@hearthkin/domain/payment/ledger';
import { wallClock } from '@hearthkin/domain/time';
import type { Booking } from '../../data/bookings/booking-queries';

/** "HK-20261120-1A2B3C4D": the day of the request in UTC and the beginning of the booking's id. */
export function receiptNumber(
  bookingId: string,
  { createdAt }: Pick<Booking, 'createdAt'>,
): string {
  const day = wallClock(createdAt, 'utc').date.replaceAll('-', '');
  const id = bookingId.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `HK-${day}-${id}`;
}

interface PaymentLine {
  readonly label: string;
  readonly amountMinor: number;
  /** When it came about; null where the line says what is. */
  readonly at: Date | null;
}

/** What became of a payment, as a member reads it. */
export function paymentWords(payment: Payment): PaymentLine[] {
  const { status, totalMinor, refundedMinor, createdAt, updatedAt } = payment;
  const setAside = { label: 'Set aside', amountMinor: totalMinor, at: createdAt };
  const refunded = { label: 'Refunded', amountMinor: refundedMinor, at: updatedAt };
  const kept = totalMinor - refundedMinor;
  switch (status) {
    case 'held':
      return [
        setAside,
        { label: 'Held until the session is over', amountMinor: totalMinor, at: null },
      ];
    case 'released':
      return [setAside, { label: 'Paid', amountMinor: kept, at: updatedAt }];
    case 'refunded':
      return [setAside, refunded];
    case 'partly-refunded':
      return [
        setAside,
        refunded,
        { label: 'Paid for the late cancellation', amountMinor: kept, at: null },
      ];
  }
}
