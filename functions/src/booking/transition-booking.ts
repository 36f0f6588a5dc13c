import type { Actor, Booking } from '@hearthkin/domain/booking/booking';
import {
  type TransitionBookingResult,
  transitionBookingInput,
} from '@hearthkin/domain/booking/requests';
import { AppError } from '@hearthkin/domain/errors';
import type * as z from 'zod/mini';
import { type Call, defineCallable } from '../core/callable';
import type { Caller } from '../core/caller';
import { isContention } from '../core/contention';
import { applyTransition } from './apply-transition';

export const transitionBooking = defineCallable({
  name: 'transitionBooking',
  input: transitionBookingInput,
  access: 'signed-in',
  handler: moveBooking,
});

/**
 * Moves a booking on as one of its sides, or as staff.
 * @throws AppError as `applyTransition`, or `rate-limited` when others kept getting in between.
 */
export async function moveBooking({
  db,
  input,
  caller,
  now,
}: Call<z.output<typeof transitionBookingInput>>): Promise<TransitionBookingResult> {
  const request = { ...input, actorOf: (booking: Booking) => roleOf(caller, booking), now };
  try {
    return { status: await db.runTransaction((tx) => applyTransition(tx, db, request)) };
  } catch (error) {
    if (isContention(error)) throw new AppError('rate-limited', 'Others kept getting in between');
    throw error;
  }
}

function roleOf(caller: Caller, booking: Booking): Actor {
  if (caller.uid === booking.spenderId) return 'spender';
  if (caller.uid === booking.earnerId) return 'earner';
  if (caller.isAdmin) return 'operator';
  throw new AppError('forbidden', 'Not a side of this booking');
}
