import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { BUSY_STATUSES, freeAfter, HELD_STATUSES } from '@hearthkin/domain/booking/busy';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { syncBusy } from '../agreement/sync-busy';
import { mailSecrets, repeatedMailDeps } from '../mail/mail-params';
import { systemClock } from '../platform/clock';
import { allDone } from '../platform/consistency/all-done';
import { INTERACTIVE } from '../platform/deployment';
import { database } from '../platform/records/database';
import { following, isStale, onDocument } from '../platform/trigger';
import { followBooking } from './follow-booking';
import { shareMemberRatings } from './share-member-ratings';
import { bookingIn, type WrittenBooking } from './written-booking';

/**
 * Effects of a booking event: news for both sides, their counters, `busy` of the listing, and what a companion who is asked
 * learns of others' answers about the member.
 */
export const onBookingWritten = onDocumentWritten(
  { ...INTERACTIVE, ...onDocument('bookings/{bookingId}'), secrets: mailSecrets },
  following(async (event) => {
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

/** The times of a booking that `busy` and `fullDays` show: nothing is busy once it is over. */
function shownOf(booking: Booking | null, now: Date) {
  if (booking === null) return null;
  const { status, startsAt, endsAt, earnerId, date } = booking;
  const isBusy = BUSY_STATUSES.some((one) => one === status) && now < freeAfter(booking);
  const isHeld = HELD_STATUSES.some((one) => one === status);
  return [earnerId, isHeld && date, isBusy && [startsAt, endsAt]];
}

/** Updates `busy` of the companion that a booking event affects: a booking stays with its companion. */
async function updateBusy(
  db: Firestore,
  { before, after }: Pick<WrittenBooking, 'before' | 'after'>,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(shownOf(before, now), shownOf(after, now))) return;
  const companionId = (after ?? before)?.earnerId;
  if (companionId === undefined) return;
  const dates = [before, after].flatMap((booking) => booking?.date ?? []);
  await syncBusy(db, companionId, new Set(dates), now);
}
