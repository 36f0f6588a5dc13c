import type { Booking } from '@hearthkin/domain/booking/booking';
import { dayPlaceKey, SLOT_MINUTES, slotKey, slotStarts } from '@hearthkin/domain/booking/slots';
import { freeAfter } from '@hearthkin/domain/companion/busy';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { addDays, startOfDay } from '@hearthkin/domain/time';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { dayPlaces, slots } from '../core/record-collections';
import type { Slot } from '../core/records';

/** The time a booking keeps: the session, and the companion's time after it. */
type KeptTime = Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes'>;

/** A quarter hour of a booking, with its end. */
interface Quarter {
  readonly key: string;
  readonly endsAt: Date;
}

/** The quarter hours a booking keeps, in order. */
export function quartersOf(session: KeptTime): Quarter[] {
  const length = SLOT_MINUTES * MINUTE_MS;
  return slotStarts(session.startsAt, freeAfter(session)).map((start) => ({
    key: slotKey(start),
    endsAt: new Date(start.getTime() + length),
  }));
}

/** A document that keeps a part of a companion's calendar for a booking. */
export interface Kept {
  readonly ref: DocumentReference<Slot>;
  readonly endsAt: Date;
  /** Whether it is the place among the sessions of its day, which an early end doesn't free. */
  readonly isPlace: boolean;
}

/** All that a booking keeps of its companion's calendar. */
export function keptBy(
  db: Firestore,
  booking: KeptTime & Pick<Booking, 'earnerId' | 'date' | 'timeZone' | 'dayPlace'>,
): Kept[] {
  const { earnerId, date, timeZone, dayPlace } = booking;
  const quarters = quartersOf(booking).map(({ key, endsAt }) => ({
    ref: slots(db, earnerId).doc(key),
    endsAt,
    isPlace: false,
  }));
  if (dayPlace === null) return quarters;
  const ref = dayPlaces(db, earnerId).doc(dayPlaceKey(date, dayPlace));
  const endsAt = startOfDay(addDays(date, 1), timeZone);
  return [...quarters, { ref, endsAt, isPlace: true }];
}
