import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { updateBusy } from '../companion/update-busy';
import { allDone } from '../core/all-done';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { PROMPT } from '../core/deployment';
import { mailSecrets, repeatedMailDeps } from '../core/mail-params';
import { isStale, leavingOutUnreadable, onDocument } from '../core/trigger';
import { countForBoth } from '../insights/count-booking';
import { writeBookingLine } from '../messaging/write-booking-line';
import { announceBooking } from './announce-booking';
import { bookingEvent } from './booking-event';
import { bookingIn, type WrittenBooking } from './written-booking';

/**
 * Effects of a booking event: notifications, a line in the conversation, `busy` of the listing, and
 * the counters of both sides.
 */
export const onBookingWritten = onDocumentWritten(
  { ...PROMPT, ...onDocument('bookings/{bookingId}'), secrets: mailSecrets },
  leavingOutUnreadable(async (event) => {
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
      announceBooking(written, { db, now, ...repeatedMailDeps() }),
      writeBookingEvent(db, written, now),
      updateBusy(db, written, now),
      countForBoth(db, written),
    ]);
  }),
);

/** Writes a booking event as a line into the conversation of its two sides. */
async function writeBookingEvent(
  db: Firestore,
  { eventId, bookingId, before, after }: WrittenBooking,
  now: Date,
): Promise<void> {
  const happened = bookingEvent(before, after);
  if (after === null || happened === null) return;
  const line = { bookingId, event: happened.kind };
  await writeBookingLine(db, { eventId, booking: after, line }, now);
}
