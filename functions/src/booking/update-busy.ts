import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { BUSY_STATUSES, freeAfter, HELD_STATUSES } from '@hearthkin/domain/booking/busy';
import type { Firestore } from 'firebase-admin/firestore';
import { syncBusy } from './sync-busy';
import type { WrittenBooking } from './written-booking';

/** The times of a booking that `busy` and `fullDays` show: nothing is busy once it is over. */
function shownOf(booking: Booking | null, now: Date) {
  if (booking === null) return null;
  const { status, startsAt, endsAt, earnerId, date } = booking;
  const isBusy = BUSY_STATUSES.some((one) => one === status) && now < freeAfter(booking);
  const isHeld = HELD_STATUSES.some((one) => one === status);
  return [earnerId, isHeld && date, isBusy && [startsAt, endsAt]];
}

/** Updates `busy` of the companion that a booking event affects: a booking stays with its companion. */
export async function updateBusy(
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
