import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { toDates } from '../core/converter';

/** What happened to a booking's document, as a trigger is told. */
export interface WrittenBooking {
  readonly eventId: string;
  readonly bookingId: string;
  /** Null before there was one. */
  readonly before: Booking | null;
  /** Null once there is none. */
  readonly after: Booking | null;
}

export function bookingIn(snapshot: DocumentSnapshot | undefined): Booking | null {
  return snapshot?.exists ? bookingSchema.parse(toDates(snapshot.data())) : null;
}
