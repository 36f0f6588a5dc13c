import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  acceptedUntil,
  dayExpiresAt,
  daysOf,
  keptBy,
} from '@hearthkin/domain/booking/calendar-day';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { calendarDays } from '../../functions/src/platform/records/collections';

/** Holds a booking's time in its companion's calendar, as for one that is accepted. */
export function putHold(batch: WriteBatch, db: Firestore, booking: Booking): void {
  const kept = keptBy(booking);
  const hold = { ...kept, until: acceptedUntil(kept, booking.timeZone) };
  for (const day of daysOf(kept)) {
    const stored = { holds: { [booking.hold]: hold }, expireAt: dayExpiresAt(day) };
    batch.set(calendarDays(db, booking.earnerId).doc(day), stored, { merge: true });
  }
}
