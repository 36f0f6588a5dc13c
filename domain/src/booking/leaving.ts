import type { Actor, Booking, BookingStatus } from './booking';
import { isLapsed } from './lifecycle';

/**
 * What becomes of a booking when one of its sides leaves: a request is taken back or declined, a
 * session that is over counts as held, one still to come or under way is cancelled by the side that leaves
 * (so the usual rules for refunds apply), and a request that has lapsed is the clock's. Null when it
 * has ended already.
 */
export function leavingMove(
  booking: Pick<Booking, 'spenderId' | 'status' | 'startsAt' | 'endsAt' | 'dueAt'>,
  uid: string,
  now: Date,
): { readonly to: BookingStatus; readonly actor: Actor } | null {
  if (booking.status === 'completed' || booking.status === 'cancelled') return null;
  if (isLapsed(booking, now)) return { to: 'cancelled', actor: 'system' };
  const isOver = booking.status === 'confirmed' && now.getTime() >= booking.endsAt.getTime();
  return {
    to: isOver ? 'completed' : 'cancelled',
    actor: booking.spenderId === uid ? 'spender' : 'earner',
  };
}
