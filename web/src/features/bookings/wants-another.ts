import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import type { Booking } from '../../data/bookings/booking-queries';

/** Whether a companion left a member without a session that another could still have with them. */
export function wantsAnother(booking: Booking, now: Date): boolean {
  const { startsAt, cancellation } = booking;
  const reason = cancellation?.endReason ?? 'expired';
  const isLeft = ['declined', 'expired', 'companion-cancelled'].includes(reason);
  return isLeft && statusAt(booking, now) === 'cancelled' && startsAt > now;
}
