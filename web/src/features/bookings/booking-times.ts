import { type ActivityId, activityOf, durationsFor } from '@hearthkin/domain/booking/activities';
import { isInsideWindow } from '@hearthkin/domain/booking/activity-window';
import { BOOK_AHEAD_MS } from '@hearthkin/domain/booking/booking';
import { SLOT_MINUTES, slotKeys } from '@hearthkin/domain/booking/slots';
import { coversSession } from '@hearthkin/domain/companion/availability';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/time';
import type { Companion } from '../../data/companions/companion-queries';

/** A start somebody can choose; `time` is the wall clock in the companion's zone, `HH:mm`. */
export interface StartOption {
  readonly time: string;
  readonly startsAt: Date;
}

/** The dates that can be booked, on the companion's calendar. */
export function bookableDates(now: Date, timeZone: string): { first: string; last: string } {
  return {
    first: wallClock(now, timeZone).date,
    last: wallClock(new Date(now.getTime() + BOOK_AHEAD_MS), timeZone).date,
  };
}

/** The first instant of a calendar date; where clocks jump over midnight, the first after it. */
function dayStart(date: string, timeZone: string): Date | null {
  return instantAt(date, '00:00', timeZone) ?? instantAt(date, '01:00', timeZone);
}

/** From the first instant of a date to the first of the next; null for malformed text. */
export function dayBounds(date: string, timeZone: string): { from: Date; until: Date } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const from = dayStart(date, timeZone);
  const until = dayStart(addDays(date, 1), timeZone);
  return from && until ? { from, until } : null;
}

/** The longest session of all, which may begin at a day's end. */
const LONGEST_MS = 6 * HOUR_MS;

/** The quarters that decide about sessions starting on a date; a sane range for malformed text. */
export function quartersToRead(date: string, timeZone: string): { from: Date; until: Date } | null {
  const day = dayBounds(date, timeZone);
  return day && { from: day.from, until: new Date(day.until.getTime() + LONGEST_MS) };
}

interface Wanted {
  readonly date: string;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly companion: Pick<Companion, 'timeZone' | 'weeklyAvailability'>;
  /** Keys of quarter hours that are spoken for. */
  readonly held: ReadonlySet<string>;
  readonly now: Date;
}

/** Whether a session may start at an instant; the server asks the same again. */
export function isFree(startsAt: Date, wanted: Omit<Wanted, 'date'>): boolean {
  const { activity, minutes, companion, held, now } = wanted;
  const { timeZone, weeklyAvailability } = companion;
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  return (
    startsAt > now &&
    startsAt.getTime() <= now.getTime() + BOOK_AHEAD_MS &&
    isInsideWindow(activity, startsAt, endsAt, timeZone) &&
    slotKeys(startsAt, endsAt).every((key) => !held.has(key)) &&
    coversSession(weeklyAvailability, startsAt, endsAt, timeZone)
  );
}

/** Every quarter hour of a date at which the whole session fits. */
export function freeStarts(wanted: Wanted): StartOption[] {
  const { date, companion } = wanted;
  const day = dayBounds(date, companion.timeZone);
  if (day === null) return [];
  const options = new Map<string, StartOption>();
  const step = SLOT_MINUTES * MINUTE_MS;
  for (let at = day.from.getTime(); at < day.until.getTime(); at += step) {
    const startsAt = new Date(at);
    const { time } = wallClock(startsAt, companion.timeZone);
    // Of an hour that comes twice the first is offered.
    if (!options.has(time) && isFree(startsAt, wanted)) options.set(time, { time, startsAt });
  }
  return [...options.values()];
}

/** Whether the whole session fits anywhere on a date. */
export function hasFreeStart(wanted: Wanted): boolean {
  const day = dayBounds(wanted.date, wanted.companion.timeZone);
  if (day === null) return false;
  const step = SLOT_MINUTES * MINUTE_MS;
  for (let at = day.from.getTime(); at < day.until.getTime(); at += step) {
    if (isFree(new Date(at), wanted)) return true;
  }
  return false;
}

/** The length offered first: the activity's own, or the nearest that can be booked. */
export function firstDuration(activity: ActivityId, minimumSession: number): number {
  const wanted = activityOf(activity).nominalMinutes;
  const [first = wanted, ...rest] = durationsFor(activity, minimumSession);
  return rest.reduce(
    (best, minutes) => (Math.abs(minutes - wanted) < Math.abs(best - wanted) ? minutes : best),
    first,
  );
}
