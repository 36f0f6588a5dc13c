import { defineSweep } from '../core/scheduled';
import { completeBookings } from './complete-bookings';

export const scheduledCompletion = defineSweep('completeBookings', (db, now) =>
  completeBookings(db, now),
);
