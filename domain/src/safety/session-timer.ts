import * as z from 'zod/mini';
import type { Booking } from '../booking/booking';
import { firstReminderAt } from '../booking/reminders';
import { type DayOf, isAskedAfter } from '../booking/session-day';
import { ASK_UNTIL_MS, CHECK_IN_AFTER_MS } from './check-in';

/**
 * The time of the next reminder of an agreed session, and of the question whether its sides are all right.
 *
 * @document sessionTimers/{bookingId}
 * @reads no client
 * @writes functions only
 * @goes once both are done; when the booking is canceled more than two hours before its start
 */
export const sessionTimerSchema = z.object({
  /** The time at which the next reminder is due; null after the last. */
  remindAt: z.nullable(z.date()),
  /** The time at which its sides are asked whether they are all right; null once they were, and for virtual sessions. */
  checkInAt: z.nullable(z.date()),
});
export type SessionTimer = z.infer<typeof sessionTimerSchema>;

/** The time at which nothing is left to be done by the clock of a session, but for its completion. */
export function timerEndsAt({ endsAt }: Pick<Booking, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + ASK_UNTIL_MS);
}

/** The next thing to do about a booking as it is now; null for nothing. */
export function timerOf(booking: DayOf, now: Date): SessionTimer | null {
  const remindAt = booking.status === 'confirmed' ? firstReminderAt(booking, now) : null;
  const isAsked = isAskedAfter(booking, now) && now < timerEndsAt(booking);
  const checkInAt = isAsked ? new Date(booking.endsAt.getTime() + CHECK_IN_AFTER_MS) : null;
  return remindAt === null && checkInAt === null ? null : { remindAt, checkInAt };
}
