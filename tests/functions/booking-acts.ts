import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { createBooking } from '../../functions/src/booking/create-booking';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import { WITHOUT_MONEY } from '../support/without-money';
import { callAs } from './booking-requests';

interface Side {
  readonly uid: string;
}

/** A member requests a session where nothing is charged. */
export const askAs = ({ uid }: Side, request: CreateBookingInput, now: Date) =>
  createBooking.handler(callAs({ uid }, request, now), WITHOUT_MONEY);

/** A side accepts, completes or cancels a booking where nothing is charged. */
export const moveAs = (
  { uid }: Side,
  bookingId: string,
  to: 'confirmed' | 'completed' | 'cancelled',
  now: Date,
) =>
  transitionBooking.handler(
    callAs({ uid }, { bookingId, to, reason: '', wholeSeries: false }, now),
    WITHOUT_MONEY,
  );
