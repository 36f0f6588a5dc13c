import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { updateBusy } from '../companion/update-busy';
import { allDone } from '../core/all-done';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { isStale, onDocument } from '../core/trigger';
import { countForBoth } from '../insights/count-booking';
import { writeBookingEvent } from '../messaging/write-booking-event';
import { announceBooking } from './announce-booking';
import { bookingIn, type WrittenBooking } from './written-booking';

/**
 * Effects of a booking event: notifications, a line in the conversation, `busy` of the listing, and
 * the counters of both sides.
 */
export const onBookingWritten = onDocumentWritten(
  { ...onDocument('bookings/{bookingId}'), secrets: mailSecrets },
  async (event) => {
    const now = systemClock.now();
    if (isStale(event, now)) return;
    const written: WrittenBooking = {
      eventId: event.id,
      bookingId: event.params.bookingId,
      before: bookingIn(event.data?.before),
      after: bookingIn(event.data?.after),
    };
    const db = database();
    await allDone([
      announceBooking(written, { db, now, ...mailDeps() }),
      writeBookingEvent(db, written, now),
      updateBusy(db, written, now),
      countForBoth(db, written),
    ]);
  },
);
