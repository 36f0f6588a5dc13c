import type { Booking } from '../../data/bookings/booking-queries';

/** What became of a booking, for a list of what happened. */
export const BOOKING_NEWS: Readonly<Record<Booking['status'], string>> = {
  pending: 'Requested',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
