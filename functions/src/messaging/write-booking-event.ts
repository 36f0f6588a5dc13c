import type { Firestore } from 'firebase-admin/firestore';
import { bookingEvent } from '../booking/booking-event';
import type { WrittenBooking } from '../booking/written-booking';
import { writeBookingLine } from './write-booking-line';

/** Writes a booking event as a line into the conversation of its two sides. */
export async function writeBookingEvent(
  db: Firestore,
  { eventId, bookingId, before, after }: WrittenBooking,
  now: Date,
): Promise<void> {
  const happened = bookingEvent(before, after);
  if (after === null || happened === null) return;
  const line = { bookingId, event: happened.kind };
  await writeBookingLine(db, { eventId, booking: after, line }, now);
}
