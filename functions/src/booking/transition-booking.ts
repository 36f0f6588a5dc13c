import type { Actor, Booking } from '@hearthkin/domain/booking/booking';
import { AppError } from '@hearthkin/domain/errors';
import { audit } from '../admin/audit';
import { defineCallable } from '../core/callable';
import { type Caller, requireStaff } from '../core/caller';
import { applyTransition } from './apply-transition';

/**
 * Changes a booking's status as one of its sides, or as staff, who must say why; the log has it too.
 * @throws AppError as `applyTransition`, `requireStaff` for others, `invalid-input` for staff without
 * a reason, or `rate-limited` after too much contention.
 */
export const transitionBooking = defineCallable('transitionBooking', {
  access: 'signed-in',
  handler: async ({ db, input, caller, now }) => {
    const { bookingId, reason: note } = input;
    const status = await db.runTransaction(async (tx) => {
      // The two sides, if staff act.
      const concerns: string[] = [];
      const actorOf = (booking: Booking): Actor => {
        const actor = roleOf(caller, booking);
        if (actor === 'operator') concerns.push(...booking.participantIds);
        return actor;
      };
      const to = await applyTransition(tx, db, { ...input, actorOf, now });
      if (concerns.length > 0) {
        if (note === '') throw new AppError('invalid-input', 'Staff must say why');
        const target = `bookings/${bookingId}`;
        audit(tx, db, {
          at: now,
          act: 'booking-cancelled',
          by: caller.uid,
          target,
          note,
          concerns,
        });
      }
      return to;
    });
    return { status };
  },
});

function roleOf(caller: Caller, booking: Booking): Actor {
  if (caller.uid === booking.spenderId) return 'spender';
  if (caller.uid === booking.earnerId) return 'earner';
  requireStaff(caller);
  return 'operator';
}
