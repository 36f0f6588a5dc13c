import type { Payment } from '@hearthkin/domain/payment/ledger';
import { wallClock } from '@hearthkin/domain/time';
import type { Booking } from '../../data/bookings/booking-queries';

/** "HK-20261120-1A2B3C4D": the request's date in UTC and the start of the booking's id. */
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
  /** Null where the line is a state, not an event. */
  readonly at: Date | null;
}

/** A payment's history in words. */
export function paymentWords(payment: Payment): PaymentLine[] {
  const { status, totalMinor, refundedMinor, createdAt, updatedAt } = payment;
  const held = { label: 'Set aside', amountMinor: totalMinor, at: createdAt };
  const refunded = { label: 'Refunded', amountMinor: refundedMinor, at: updatedAt };
  const kept = totalMinor - refundedMinor;
  switch (status) {
    case 'held':
      return [held, { label: 'Held until the session is over', amountMinor: totalMinor, at: null }];
    case 'released':
      return [held, { label: 'Paid', amountMinor: kept, at: updatedAt }];
    case 'refunded':
      return [held, refunded];
    case 'partly-refunded':
      return [
        held,
        refunded,
        { label: 'Paid for the late cancellation', amountMinor: kept, at: null },
      ];
  }
}
