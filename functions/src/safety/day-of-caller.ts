import type { Booking } from '@hearthkin/domain/booking/booking';
import { dayStateOf } from '@hearthkin/domain/booking/session-day';
import { AppError } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { sideOf } from '../booking/booking-side';
import type { Caller } from '../core/caller';
import { bookings } from '../core/collections';

/**
 * An in-person session of the caller, on its day.
 * @throws AppError `not-found` if there is none; `forbidden` for others; `too-early`;
 * `bad-transition` once the day is over.
 */
export async function dayOfCaller(
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
  if (state === 'early') throw new AppError('too-early', 'The day has not begun');
  if (state === 'over') throw new AppError('bad-transition', 'The day is over');
  return booking;
}
