import type { Booking } from '@hearthkin/domain/booking/booking';
import { dayStateOf } from '@hearthkin/domain/booking/session-day';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { sideOf } from '../booking/booking-side';
import type { Caller } from '../platform/caller';
import { bookings } from '../platform/records/collections';

/**
 * An in-person session of the caller, on its day.
 * @throws AppError as `meetingOfCaller`; `too-early` before the day.
 */
export async function dayOfCaller(
  db: Firestore,
  caller: Caller,
  bookingId: string,
  now: Date,
): Promise<Booking> {
  const booking = await meetingOfCaller(db, caller, bookingId, now);
  if (dayStateOf(booking, now) === 'early')
    throw new AppError('too-early', 'The day has not begun');
  return booking;
}

/**
 * An in-person session that the caller has agreed to, until its day is over.
 * @throws AppError `not-found` if there is none; `forbidden` for others; `bad-transition` once the day is over, or if the session
 * was called off before it.
 */
export async function meetingOfCaller(
  db: Firestore,
  caller: Caller,
  bookingId: string,
  now: Date,
): Promise<Booking> {
  const booking = (await bookings(db).doc(bookingId).get()).data();
  if (booking === undefined) throw new AppError('not-found', 'No such booking');
  sideOf(caller, booking);
  const state = dayStateOf(booking, now);
  if (state === 'none') throw new AppError('not-found', 'Not an agreed in-person session');
  if (state === 'early' && booking.status === 'cancelled') {
    throw new AppError('bad-transition', 'The session is called off');
  }
  if (state === 'over') throw new AppError('bad-transition', 'The day is over');
  return booking;
}
