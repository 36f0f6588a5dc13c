import type { EndReason } from '@hearthkin/domain/booking/booking';
import { movesMoney } from '@hearthkin/domain/payment/payment-state';
import type { ComponentProps } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { ownPayment } from '../../data/payments/payment-queries';
import { arePaymentsLive } from '../../lib/payments';
import { moneyConsequence } from './consequence';
import { EndDialog } from './end-dialog';

interface EndBookingDialogProps extends Omit<ComponentProps<typeof EndDialog>, 'consequence'> {
  readonly booking: Doc<Booking>;
  readonly endReason: EndReason;
  readonly role: 'spender' | 'earner';
  readonly now: Date;
}

/** Asks before a booking ends, and says what that does to its payment. */
export function EndBookingDialog(props: EndBookingDialogProps) {
  const { booking, endReason, role, now, ...dialog } = props;
  const isLive = arePaymentsLive();
  // One from before payments went live is only written down.
  const payment = useLive(isLive ? ownPayment(booking.id) : null);
  const isMoved =
    payment.status === 'ready' ? movesMoney(payment.data?.data ?? null, isLive) : isLive;
  const consequence =
    isLive && payment.status === 'loading'
      ? ''
      : moneyConsequence({ booking: booking.data, endReason, role, now, isMoved });
  return <EndDialog {...dialog} consequence={consequence} />;
}
