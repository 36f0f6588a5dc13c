import { activityOf } from '../foundation/activities';
import { HOUR_MS } from '../foundation/durations';
import type { Booking } from './booking';
import { ROOM_OPENS_BEFORE_MS } from './room';

/**
 * Reminders of a session: how long before its start each is due, and when it is too late for it. In the order in
 * which they are due.
 */
const REMINDERS = [
  // Two hours, so that a late run still sends it. A session booked later than that needs no
  // reminder.
  { which: 'day', fromMs: 24 * HOUR_MS, untilMs: 22 * HOUR_MS },
  { which: 'hour', fromMs: HOUR_MS, untilMs: 0 },
  // Of virtual sessions: their room is open.
  { which: 'room', fromMs: ROOM_OPENS_BEFORE_MS, untilMs: 0 },
] as const;
type Which = (typeof REMINDERS)[number]['which'];

type Session = Pick<Booking, 'activity' | 'startsAt'>;

/** A session's reminders, with the times between which each is due: `until` excluded. */
function remindersOf({ activity, startsAt }: Session) {
  const isVirtual = activityOf(activity).virtual;
  return REMINDERS.filter(({ which }) => which !== 'room' || isVirtual).map(
    ({ which, fromMs, untilMs }) => ({
      which,
      from: new Date(startsAt.getTime() - fromMs),
      until: new Date(startsAt.getTime() - untilMs),
    }),
  );
}

/** The time at which the first reminder is due that isn't too late, which may be in the past; null if all are. */
export function firstReminderAt(session: Session, now: Date): Date | null {
  return remindersOf(session).find(({ until }) => now < until)?.from ?? null;
}

/** The reminders that are due now. Those that were due before `since` have been dealt with. */
export function dueReminders(session: Session, since: Date, now: Date): readonly Which[] {
  return remindersOf(session)
    .filter(({ from, until }) => since <= from && from <= now && now < until)
    .map(({ which }) => which);
}

/** The time at which the next reminder is due, later than now; null after the last. */
export function nextReminderAt(session: Session, now: Date): Date | null {
  return remindersOf(session).find(({ from }) => now < from)?.from ?? null;
}
