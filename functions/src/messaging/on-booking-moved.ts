import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { bookingEvent } from '../booking/booking-event';
import { systemClock } from '../core/clock';
import { toDates } from '../core/converter';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { writeBookingLine } from './write-booking-line';

/** Says in the conversation of a booking's two sides what happened to it. */
export const onBookingMoved = onDocumentWritten(
  onDocument('bookings/{bookingId}'),
  async (event) => {
    const now = systemClock.now();
    const after = bookingIn(event.data?.after);
    const happened = bookingEvent(bookingIn(event.data?.before), after);
    if (after === null || happened === null || isStale(event, now)) return;
    const line = { bookingId: event.params.bookingId, event: happened.kind };
    await writeBookingLine(database(), { eventId: event.id, booking: after, line }, now);
  },
);

function bookingIn(snapshot: DocumentSnapshot | undefined): Booking | null {
  return snapshot?.exists ? bookingSchema.parse(toDates(snapshot.data())) : null;
}
