import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { bookings } from '../core/collections';

/**
 * Bookings in a state whose clock has run out, the longest overdue first; of one companion only,
 * if told so. Indexes: (status, dueAt) and (earnerId, status, dueAt).
 */
export function dueBookings(
  db: Firestore,
  status: BookingStatus,
  now: Date,
  companionId?: string,
): Query<Booking> {
  const all: Query<Booking> = bookings(db);
  const theirs = companionId === undefined ? all : all.where('earnerId', '==', companionId);
  return theirs.where('status', '==', status).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}
