import type { Actor, Booking, BookingStatus } from './booking';
import { isLapsed, type LifecycleFacts } from './lifecycle';

/**
 * What happens to a booking when one side deletes their account: a request is withdrawn or
 * declined, a past session is completed, a future or current one is cancelled by that side (with
 * the usual refund rules), and a lapsed request expires. Null if the booking is final, or while a bank decides about
 * its payment, whose decision ends it.
 */
export function leavingTransition(
  booking: Pick<Booking, 'spenderId'> & LifecycleFacts,
  uid: string,
  now: Date,
): { readonly to: BookingStatus; readonly actor: Actor } | null {
  if (booking.status === 'completed' || booking.status === 'cancelled') return null;
  if (booking.isFrozen) return null;
  if (isLapsed(booking, now)) return { to: 'cancelled', actor: 'system' };
  const isOver = booking.status === 'confirmed' && now.getTime() >= booking.endsAt.getTime();
  return {
    to: isOver ? 'completed' : 'cancelled',
    actor: booking.spenderId === uid ? 'spender' : 'earner',
  };
}
