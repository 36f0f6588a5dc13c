import type { BookingEventKind } from '../notification/kinds';
import type { EndReason } from './booking';

/** The notification for each reason a booking ended; null if the decision about a claim told. */
export const KIND_OF_END: Readonly<Record<EndReason, BookingEventKind | null>> = {
  declined: 'booking-declined',
  withdrawn: 'booking-withdrawn',
  'member-cancelled': 'booking-cancelled',
  'companion-cancelled': 'booking-cancelled',
  expired: 'booking-expired',
  operator: 'booking-cancelled',
  'companion-no-show': null,
  'member-no-show': null,
  refunded: null,
};
