import type { Booking } from '@hearthkin/domain/booking/booking';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { adminDb } from '../support/admin';
import { newId } from '../support/builders';
import { putHold } from '../support/put-hold';

/** Stores a booking as `createBooking` does, and returns its id. */
export async function putBooking(booking: Booking): Promise<string> {
  const id = newId('booking');
  const batch = adminDb.batch();
  batch.set(adminDb.doc(`bookings/${id}`), booking);
  batch.set(adminDb.doc(`payments/${id}`), holdPayment(booking, booking.createdAt));
  putHold(batch, adminDb, booking);
  await batch.commit();
  return id;
}
