import type { Actor, Booking } from '@hearthkin/domain/booking/booking';
import { defineCallable } from '../core/callable';
import { type Caller, requireStaff } from '../core/caller';
import { applyTransition } from './apply-transition';

/**
 * Changes a booking's status as one of its sides, or as staff.
 * @throws AppError as `applyTransition`, `requireStaff` for others, or `rate-limited` after too much
 * contention.
 */
export const transitionBooking = defineCallable('transitionBooking', {
  access: 'signed-in',
  handler: async ({ db, input, caller, now }) => {
    const request = { ...input, actorOf: (booking: Booking) => roleOf(caller, booking), now };
    return { status: await db.runTransaction((tx) => applyTransition(tx, db, request)) };
  },
});

function roleOf(caller: Caller, booking: Booking): Actor {
  if (caller.uid === booking.spenderId) return 'spender';
  if (caller.uid === booking.earnerId) return 'earner';
  requireStaff(caller);
  return 'operator';
}
