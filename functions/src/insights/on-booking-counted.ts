import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { countBooking } from './count-booking';

/** Keeps the numbers of both sides of a booking: dashboards and analytics read them, not bookings. */
export const onBookingCounted = onDocumentWritten(
  onDocument('bookings/{bookingId}'),
  async (event) => {
    if (isStale(event, systemClock.now())) return;
    const { before, after } = event.data ?? {};
    const people = new Set(
      [before, after].flatMap((booking) => [booking?.get('spenderId'), booking?.get('earnerId')]),
    );
    for (const uid of people) {
      if (typeof uid === 'string') {
        await countBooking(database(), uid, event.params.bookingId);
      }
    }
  },
);
