import type { Actor, Booking, BookingStatus } from './booking';
import { isLapsed, type LifecycleFacts } from './lifecycle';

/**
 * What happens to a booking when one side deletes their account: a request is withdrawn or
 * declined, a future session is cancelled by that side (with the usual refund rules), a session that has begun is
 * completed, and a lapsed request expires. A companion who leaves during a session isn't paid for it. Null if the
 * booking is final, or while a bank decides about its payment, whose decision ends it.
 */
export function leavingTransition(
  booking: Pick<Booking, 'spenderId'> & LifecycleFacts,
  uid: string,
  now: Date,
): { readonly to: BookingStatus; readonly actor: Actor } | null {
  if (booking.status === 'completed' || booking.status === 'cancelled') return null;
  if (booking.isFrozen) return null;
  if (isLapsed(booking, now)) return { to: 'cancelled', actor: 'system' };
  const actor = booking.spenderId === uid ? 'spender' : 'earner';
  const hasBegun = booking.status === 'confirmed' && now.getTime() >= booking.startsAt.getTime();
  if (!hasBegun) return { to: 'cancelled', actor };
  if (now.getTime() >= booking.endsAt.getTime()) return { to: 'completed', actor };
  return actor === 'spender'
    ? { to: 'completed', actor: 'system' }
    : { to: 'cancelled', actor: 'operator' };
}
