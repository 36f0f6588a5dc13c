import { MINUTE_MS } from '../durations';
import { wallClock } from '../time';
import { type ActivityId, activityOf } from './activities';

/**
 * Whether a whole session lies inside the activity's window, on the wall clock of the booking's
 * own zone.
 */
export function isInsideWindow(
  id: ActivityId,
  startsAt: Date,
  endsAt: Date,
  timeZone: string,
): boolean {
  const { window: hours } = activityOf(id);
  if (hours === null) return true;
  const start = wallClock(startsAt, timeZone);
  const lastMinute = wallClock(new Date(endsAt.getTime() - MINUTE_MS), timeZone);
  return (
    start.date === lastMinute.date &&
    start.minuteOfDay >= hours.open &&
    lastMinute.minuteOfDay + 1 <= hours.close
  );
}
