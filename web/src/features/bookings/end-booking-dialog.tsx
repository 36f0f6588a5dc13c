import type { EndReason } from '@hearthkin/domain/booking/booking';
import type { ComponentProps } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import { moneyConsequence } from './consequence';
import { EndDialog } from './end-dialog';

interface EndBookingDialogProps extends Omit<ComponentProps<typeof EndDialog>, 'consequence'> {
  readonly booking: Booking;
  readonly endReason: EndReason;
  readonly role: 'spender' | 'earner';
  readonly now: Date;
}

/** Asks before a booking ends, and says what that does to its payment. */
export function EndBookingDialog(props: EndBookingDialogProps) {
  const { booking, endReason, role, now, ...dialog } = props;
  const consequence = moneyConsequence(booking, endReason, role, now);
  return <EndDialog {...dialog} consequence={consequence} />;
}
