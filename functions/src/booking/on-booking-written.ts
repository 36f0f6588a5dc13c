import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { toDates } from '../core/converter';
import { database } from '../core/database';
import { mailSettings, mailUserId, siteUrl } from '../core/mail-params';
import { mailSenders } from '../core/mail-senders';
import { isStale, onDocument } from '../core/trigger';
import { announceBooking } from './announce-booking';

/** Tells the other side of a booking what happened to it. */
export const onBookingWritten = onDocumentWritten(
  { ...onDocument('bookings/{bookingId}'), secrets: [mailUserId] },
  async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const written = {
      eventId: event.id,
      bookingId: event.params.bookingId,
      before: bookingIn(event.data?.before),
      after: bookingIn(event.data?.after),
    };
    const senders = mailSenders(mailSettings());
    await announceBooking(written, { db: database(), senders, siteUrl: siteUrl.value(), now });
  },
);

function bookingIn(snapshot: DocumentSnapshot | undefined): Booking | null {
  return snapshot?.exists ? bookingSchema.parse(toDates(snapshot.data())) : null;
}
