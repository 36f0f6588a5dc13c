import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '@hearthkin/domain/booking/booking';
import type { Firestore } from 'firebase-admin/firestore';
import type { WrittenBooking } from '../booking/written-booking';
import { syncBusy } from './sync-busy';

/** The fields of a booking that `busy` depends on. */
const occupiedTime = (booking: Booking | null) =>
  booking && [booking.status, booking.startsAt, booking.endsAt, booking.earnerId];

/** Updates `busy` of the companions that a booking event affects. */
export async function updateBusy(
  db: Firestore,
  { before, after }: WrittenBooking,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(occupiedTime(before), occupiedTime(after))) return;
  const companionIds = new Set([before?.earnerId, after?.earnerId]);
  for (const companionId of companionIds) {
    if (companionId !== undefined) await syncBusy(db, companionId, now);
  }
}
