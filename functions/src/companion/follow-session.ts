import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Firestore } from 'firebase-admin/firestore';
import type { WrittenBooking } from '../booking/written-booking';
import { syncBusy } from './sync-busy';

/** What of a booking takes a companion's time. */
const timeTaken = (booking: Booking | null) =>
  booking && [booking.status, booking.startsAt, booking.endsAt, booking.earnerId];

/** Keeps what a listing says of its companion's time, where a booking changed it. */
export async function followSession(
  db: Firestore,
  { before, after }: WrittenBooking,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(timeTaken(before), timeTaken(after))) return;
  const companionIds = new Set([before?.earnerId, after?.earnerId]);
  for (const companionId of companionIds) {
    if (companionId !== undefined) await syncBusy(db, companionId, now);
  }
}
