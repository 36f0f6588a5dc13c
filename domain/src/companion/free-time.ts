import { SLOT_MINUTES } from '../booking/slots';
import { HOUR_MS, MINUTE_MS } from '../durations';
import { addDays, ceilToMinutes, instantAt } from '../time';
import { coversSession } from './availability';
import { type Companion, isOnline } from './companion';

/** What a listing says about a companion's time. */
export type Timetable = Pick<
  Companion,
  'weeklyAvailability' | 'timeZone' | 'minimumSession' | 'busy'
>;

/** Sessions begin on these minutes of an hour. */
const START_EVERY_MINUTES = 2 * SLOT_MINUTES;

/** Whether a companion works at that time and nobody else has it. The end is not included. */
export function isFree(listing: Timetable, from: Date, until: Date): boolean {
  const { weeklyAvailability, timeZone } = listing;
  return !isTaken(listing, from, until) && coversSession(weeklyAvailability, from, until, timeZone);
}

function isTaken({ busy }: Pick<Companion, 'busy'>, from: Date, until: Date): boolean {
  return busy.some((taken) => taken.from < until && taken.until > from);
}

/** A companion needs this long to see a "talk right now" request. */
const NOW_LEAD_MS = 10 * MINUTE_MS;

/** When a "talk right now" session starts: the next quarter hour that leaves time to answer. */
export function nowStart(now: Date): Date {
  return ceilToMinutes(new Date(now.getTime() + NOW_LEAD_MS), SLOT_MINUTES);
}

/** Why nobody can talk to a companion right now. */
export type NowObstacle = 'offline' | 'taken' | 'closed';

/**
 * What keeps a companion from talking right now, for an hour or their shortest session; null when
 * nothing does.
 */
export function obstacleNow(
  listing: Timetable & Pick<Companion, 'lastActiveAt'>,
  now: Date,
): NowObstacle | null {
  if (!isOnline(listing, now)) return 'offline';
  const from = nowStart(now);
  const until = new Date(from.getTime() + Math.max(1, listing.minimumSession) * HOUR_MS);
  if (isTaken(listing, from, until)) return 'taken';
  return isFree(listing, from, until) ? null : 'closed';
}

/** Whether somebody could talk to a companion right now: online, and free for the next hour. */
export function canTalkNow(
  listing: Timetable & Pick<Companion, 'lastActiveAt'>,
  now: Date,
): boolean {
  return obstacleNow(listing, now) === null;
}

/**
 * Whether the shortest session can still begin on a date of the companion's own calendar
 * (`yyyy-MM-dd`).
 * @throws RangeError for a date that is none.
 */
export function hasFreeStartOn(listing: Timetable, date: string, now: Date): boolean {
  const midnight = startOfDay(date, listing.timeZone);
  const nextMidnight = startOfDay(addDays(date, 1), listing.timeZone);
  const length = listing.minimumSession * HOUR_MS;
  const earliest = ceilToMinutes(
    new Date(Math.max(midnight.getTime(), now.getTime() + 1)),
    START_EVERY_MINUTES,
  );
  const step = START_EVERY_MINUTES * MINUTE_MS;
  for (let at = earliest.getTime(); at < nextMidnight.getTime(); at += step) {
    if (isFree(listing, new Date(at), new Date(at + length))) return true;
  }
  return false;
}

function startOfDay(date: string, timeZone: string): Date {
  // Where clocks jump over midnight, a day begins at one.
  const start = instantAt(date, '00:00', timeZone) ?? instantAt(date, '01:00', timeZone);
  if (start === null) throw new RangeError(`Not a date: ${date}`);
  return start;
}
