import { HOUR_MS } from '../durations';
import { activityOf } from './activities';
import type { Booking } from './booking';
import { ROOM_OPENS_BEFORE_MS } from './room';

/** Reminders of a session, and how long before its start each is due. */
export const REMINDERS = [
  // Two hours, so that a late run still sends it. A session booked later than that needs no
  // reminder.
  { which: 'day', fromMs: 24 * HOUR_MS, untilMs: 22 * HOUR_MS },
  { which: 'hour', fromMs: HOUR_MS, untilMs: 0 },
  // Of virtual sessions: their room is open.
  { which: 'room', fromMs: ROOM_OPENS_BEFORE_MS, untilMs: 0 },
] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The starts a reminder is due for: later than `after`, up to and including `until`. */
export function startsToRemind(reminder: Reminder, now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() + reminder.untilMs),
    until: new Date(now.getTime() + reminder.fromMs),
  };
}

/** Whether a session has that reminder at all. */
export function hasReminder({ activity }: Pick<Booking, 'activity'>, { which }: Reminder): boolean {
  return which !== 'room' || activityOf(activity).virtual;
}

/** Identifies a reminder. It includes the start, so a moved session gets a new one. */
export function reminderKey(bookingId: string, startsAt: Date, { which }: Reminder): string {
  return `${bookingId}_${startsAt.getTime()}_${which}`;
}
