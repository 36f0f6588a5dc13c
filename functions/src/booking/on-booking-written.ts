import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { mailSecrets, repeatedMailDeps } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { allDone } from '../platform/consistency/all-done';
import { INTERACTIVE } from '../platform/deployment';
import { database } from '../platform/records/database';
import { isStale, onDocument, skippingUnreadable } from '../platform/trigger';
import { followBooking } from './follow-booking';
import { shareMemberRatings } from './share-member-ratings';
import { updateBusy } from './update-busy';
import { bookingIn, type WrittenBooking } from './written-booking';

/**
 * Effects of a booking event: news for both sides, their counters, `busy` of the listing, and what a companion who is asked
 * learns of others' answers about the member.
 */
export const onBookingWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('bookings/{bookingId}'), secrets: mailSecrets },
  skippingUnreadable(async (event) => {
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
      followBooking(written, { db, now, ...repeatedMailDeps() }),
      updateBusy(db, written, now),
      shareMemberRatings(db, written),
    ]);
  }),
);
