import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { toDates } from '../core/converter';

/** A write to a booking, from its trigger. */
export interface WrittenBooking {
  readonly eventId: string;
  readonly bookingId: string;
  /** Null when the document was created. */
  readonly before: Booking | null;
  /** Null when the document was deleted. */
  readonly after: Booking | null;
}

export function bookingIn(snapshot: DocumentSnapshot | undefined): Booking | null {
  return snapshot?.exists ? bookingSchema.parse(toDates(snapshot.data())) : null;
}
