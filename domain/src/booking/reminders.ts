import { HOUR_MS } from '../durations';

/** Reminders of a session: which, and in which stretch of time before its start it is due. */
export const REMINDERS = [
  // For two hours, so that a run that comes late still reminds; who agrees later needs no reminder.
  { which: 'day', fromMs: 24 * HOUR_MS, untilMs: 22 * HOUR_MS },
  { which: 'hour', fromMs: HOUR_MS, untilMs: 0 },
] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The starts of the sessions that a reminder is due for: after `after`, and not after `until`. */
export function startsToRemind(reminder: Reminder, now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() + reminder.untilMs),
    until: new Date(now.getTime() + reminder.fromMs),
  };
}

/** What makes a reminder this one: a session that has moved is reminded of again. */
export function reminderKey(bookingId: string, startsAt: Date, { which }: Reminder): string {
  return `${bookingId}_${startsAt.getTime()}_${which}`;
}
