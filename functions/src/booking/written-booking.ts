import { type Booking, bookingSchema } from '@hearthkin/domain/booking/booking';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readOr } from '../platform/records/converter';

/** A write to a booking, from its trigger. */
export interface WrittenBooking {
  readonly eventId: string;
  readonly bookingId: string;
  /** Null when the document was created or can't be read. */
  readonly before: Booking | null;
  /** Null when the document was deleted or can't be read. */
  readonly after: Booking | null;
}

export function bookingIn(snapshot: DocumentSnapshot | undefined): Booking | null {
  return readOr<Booking>(bookingSchema, snapshot);
}
