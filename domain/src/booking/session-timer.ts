import * as z from 'zod/mini';
import { ASK_UNTIL_MS, CHECK_IN_AFTER_MS } from '../safety/check-in';
import type { Booking } from './booking';
import { firstReminderAt } from './reminders';
import { type DayOf, isAskedAfter } from './session-day';

/**
 * `sessionTimers/{bookingId}`: when the clock has something to do next about an agreed session. What is done moves
 * the time on, so that no run reads it again; without anything left, the document is deleted.
 */
export const sessionTimerSchema = z.object({
  /** When the next reminder is due; null after the last. */
  remindAt: z.nullable(z.date()),
  /** When its sides are asked whether they are all right; null once they were, and for virtual sessions. */
  checkInAt: z.nullable(z.date()),
});
export type SessionTimer = z.infer<typeof sessionTimerSchema>;

/** When nothing is left to be done by the clock of a session, but for its completion. */
export function timerEndsAt({ endsAt }: Pick<Booking, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + ASK_UNTIL_MS);
}

/** What is left to be done about a booking as it is now; null for nothing. */
export function timerOf(booking: DayOf, now: Date): SessionTimer | null {
  const remindAt = booking.status === 'confirmed' ? firstReminderAt(booking, now) : null;
  const isAsked = isAskedAfter(booking, now) && now < timerEndsAt(booking);
  const checkInAt = isAsked ? new Date(booking.endsAt.getTime() + CHECK_IN_AFTER_MS) : null;
  return remindAt === null && checkInAt === null ? null : { remindAt, checkInAt };
}
