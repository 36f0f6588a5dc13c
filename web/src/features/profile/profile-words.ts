import type { Booking } from '../../lib/queries';

/** What became of a booking, for a list of what happened. */
export const BOOKING_NEWS: Readonly<Record<Booking['status'], string>> = {
  pending: 'Requested',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
