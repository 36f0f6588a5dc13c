import { defineSweep } from '../core/scheduled';
import { expireBookings } from './expire-bookings';

export const scheduledExpiry = defineSweep('expireBookings', (db, now) => expireBookings(db, now));
