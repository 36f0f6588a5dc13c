import { coversSession, isBlocked, minutesOf } from '../companion/availability';
import { isAway } from '../companion/away';
import type { Companion } from '../companion/companion';
import { isOnline, type Live } from '../companion/live';
import { timeOffOn } from '../companion/offer';
import { type ActivityId, activityOf, durationsFor, usualSession } from '../foundation/activities';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { SLOT_MINUTES } from '../foundation/slots';
import { addDays, ceilToMinutes, isDate, startOfDay, wallClock } from '../foundation/time';
import { type CalendarDay, isHeld, overlaps } from './calendar-day';

/** The fields of a listing that say which sessions a companion takes. */
type Offered = Pick<Companion, 'weeklyAvailability' | 'timeZone' | 'minimumSession' | 'offer'>;

/** With the days on which they take no more. */
export type Bookable = Offered & Pick<Live, 'fullDays'>;

/** The facts that describe a companion's time. */
export type Timetable = Bookable & Pick<Live, 'busy'>;

/** Whether any time between two instants is taken. The end is exclusive. */
export type IsTaken = (from: Date, until: Date) => boolean;

/** From a companion's `busy`. */
export function takenBy(busy: Live['busy']): IsTaken {
  return (from, until) => busy.some((session) => session.from < until && session.until > from);
}

/**
 * From days of the calendar.
 * @param own the `hold` of a booking that is moved, whose own time doesn't count as taken.
 */
export function heldIn(
  days: readonly Pick<CalendarDay, 'holds'>[],
  now: Date,
  own: string | null = null,
): IsTaken {
  const holds = days.flatMap((day) =>
    Object.entries(day.holds).flatMap(([id, hold]) =>
      id !== own && isHeld(hold, now) ? hold : [],
    ),
  );
  return (from, until) => holds.some((hold) => overlaps(hold, { from, to: until }));
}

/** The farthest ahead that a session may start with any companion. */
export const BOOK_AHEAD_MS = 180 * DAY_MS;

/** Time a companion needs to answer a "talk right now" request. */
const NOW_LEAD_MS = 10 * MINUTE_MS;

/** A "talk right now" session starts on five minutes. It holds every quarter hour that it touches. */
const NOW_STEP_MINUTES = 5;

/** The start of a "talk right now" session: the next five minutes that leave time to answer. */
export function nowStart(now: Date): Date {
  return ceilToMinutes(new Date(now.getTime() + NOW_LEAD_MS), NOW_STEP_MINUTES);
}

/** The farthest that `nowStart` may be off, with five minutes for a device whose clock is slow or fast. */
export const NOW_WITHIN_MS = NOW_LEAD_MS + (NOW_STEP_MINUTES + 5) * MINUTE_MS;

/** `off-quarter`: off the five minutes for a session "right now"; `not-soon`: too late for one. */
export type StartProblem = 'off-quarter' | 'past' | 'not-soon' | 'too-far-ahead';

/** The reason why no session can start at an instant, with any companion; null if one can. */
export function startProblem(startsAt: Date, now: Date, isNow = false): StartProblem | null {
  const ahead = startsAt.getTime() - now.getTime();
  const step = isNow ? NOW_STEP_MINUTES : SLOT_MINUTES;
  if (startsAt.getTime() % (step * MINUTE_MS) !== 0) return 'off-quarter';
  if (ahead <= 0) return 'past';
  if (isNow && ahead > NOW_WITHIN_MS) return 'not-soon';
  return ahead > BOOK_AHEAD_MS ? 'too-far-ahead' : null;
}

function isInsideWindow(id: ActivityId, startsAt: Date, endsAt: Date, timeZone: string): boolean {
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

/** The session to find a time for. */
export interface SessionRequest {
  readonly companion: Bookable;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly isTaken: IsTaken;
  readonly now: Date;
  /** To talk right now, which needs no notice. */
  readonly isNow?: boolean;
  /** The booking that is moved: what was agreed stays, and its place on its day is its own. */
  readonly moved?: { readonly date: string; readonly bufferMinutes: number };
}

/** The reason why a companion takes no session at an instant. */
export type Refusal =
  | StartProblem
  /** The companion doesn't offer the activity, or not for that long. */
  | 'not-offered'
  /** The companion takes no new bookings now. */
  | 'away'
  /** Too soon for the notice the companion asks for. */
  | 'short-notice'
  /** They don't talk right now, or it isn't talking: only virtual sessions begin at once. */
  | 'not-now'
  /** Outside their hours or the activity's, on a day off, or in hours that they block. */
  | 'closed'
  /** They have as many sessions that day as they take. */
  | 'day-full'
  | 'taken';

/**
 * The reason why the session can't start at an instant; null if it can. Pages, search and the server ask this
 * one function, so they give the same answer.
 */
export function refusalOf(startsAt: Date, request: SessionRequest): Refusal | null {
  const { companion, activity, minutes, isTaken, now, isNow = false, moved } = request;
  const { offer, timeZone } = companion;
  const ahead = startsAt.getTime() - now.getTime();
  const problem = startProblem(startsAt, now, isNow);
  if (problem !== null) return problem;
  if (moved === undefined && isAway(companion, now)) return 'away';
  if (ahead > offer.aheadDays * DAY_MS) return 'too-far-ahead';
  const isOffered = durationsFor(activity, companion).includes(minutes);
  if (!isOffered && moved === undefined) return 'not-offered';
  if (isNow && !(offer.talksNow && activityOf(activity).virtual)) return 'not-now';
  if (!isNow && ahead < offer.noticeHours * HOUR_MS) return 'short-notice';
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  if (!isWithinHours(companion, activity, startsAt, endsAt)) return 'closed';
  const { date } = wallClock(startsAt, timeZone);
  if (date !== moved?.date && companion.fullDays.includes(date)) return 'day-full';
  const { bufferMinutes } = moved ?? offer;
  const free = new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS);
  return isTaken(startsAt, free) ? 'taken' : null;
}

/** Whether the companion works during the whole session, and the activity is held then. */
export function isWithinHours(
  companion: Offered,
  activity: ActivityId,
  startsAt: Date,
  endsAt: Date,
): boolean {
  const { weeklyAvailability, offer, timeZone } = companion;
  const hours = { weekly: weeklyAvailability, extra: offer.extraHours, timeZone };
  const lastMinute = new Date(endsAt.getTime() - MINUTE_MS);
  return (
    isInsideWindow(activity, startsAt, endsAt, timeZone) &&
    [startsAt, lastMinute].every((at) => timeOffOn(offer, wallClock(at, timeZone).date) === null) &&
    !isBlocked(companion, startsAt, endsAt) &&
    coversSession(hours, startsAt, endsAt)
  );
}

/** Whether the session can start at an instant. */
export function canStart(startsAt: Date, request: SessionRequest): boolean {
  return refusalOf(startsAt, request) === null;
}

/** A free start; `time` is the local time in the zone of the date, `HH:mm`. */
export interface FreeStart {
  readonly time: string;
  readonly startsAt: Date;
}

/**
 * Every quarter hour of a date (`yyyy-MM-dd`, in the companion's zone unless another is given) at
 * which the session can start; empty for an invalid date. A local time that occurs twice is there
 * twice. To talk right now, only the one start there is then.
 */
export function freeStarts(
  date: string,
  request: SessionRequest,
  timeZone: string = request.companion.timeZone,
): FreeStart[] {
  const { isNow = false, now } = request;
  return (isNow ? [nowStart(now)] : quartersOf(date, timeZone))
    .filter((startsAt) => canStart(startsAt, request))
    .map((startsAt) => ({ time: wallClock(startsAt, timeZone).time, startsAt }));
}

/** Whether the session can start at any time of a date (in the companion's zone by default). */
export function hasFreeStart(
  date: string,
  request: SessionRequest,
  timeZone: string = request.companion.timeZone,
): boolean {
  return quartersOf(date, timeZone).some((startsAt) => canStart(startsAt, request));
}

/** The evening of a day begins here, in minutes. */
const EVENING = 17 * 60;

/** Whether the usual session can start this evening on a clock, from five until midnight, by what is public alone. */
export function isFreeTonight(companion: Timetable, now: Date, timeZone: string): boolean {
  const isTaken = takenBy(companion.busy);
  const session = { companion, ...usualSession(companion), isTaken, now };
  return quartersOf(wallClock(now, timeZone).date, timeZone).some(
    (startsAt) =>
      wallClock(startsAt, timeZone).minuteOfDay >= EVENING && canStart(startsAt, session),
  );
}

/** The quarter hours of a date in a zone, one after the other; none for an invalid date. */
export function quartersOf(date: string, timeZone: string): Date[] {
  if (!isDate(date)) return [];
  const from = startOfDay(date, timeZone).getTime();
  const until = startOfDay(addDays(date, 1), timeZone).getTime();
  const step = SLOT_MINUTES * MINUTE_MS;
  return Array.from(
    { length: Math.ceil((until - from) / step) },
    (_, i) => new Date(from + i * step),
  );
}

/** Whether the usual session can start on a date (in the companion's zone), by what is public alone. */
export function hasFreeStartOn(companion: Timetable, date: string, now: Date): boolean {
  const isTaken = takenBy(companion.busy);
  return hasFreeStart(date, { companion, ...usualSession(companion), isTaken, now });
}

/** Suggestions per day, so that other days get some too. */
const SUGGESTIONS_PER_DAY = { wanted: 4, other: 2 } as const;
const MAX_SUGGESTIONS = 6;

/**
 * The free starts closest to a taken one: on the same day, then on each of the following `days`
 * closest to the same time of day. In order of time, six at most.
 */
export function nearestTimes(wanted: Date, days: number, request: SessionRequest): Date[] {
  const { date, minuteOfDay } = wallClock(wanted, request.companion.timeZone);
  const distance = ({ time }: FreeStart) => Math.abs(minutesOf(time) - minuteOfDay);
  const found: Date[] = [];
  for (let day = 0; day <= days && found.length < MAX_SUGGESTIONS; day += 1) {
    const share = day === 0 ? SUGGESTIONS_PER_DAY.wanted : SUGGESTIONS_PER_DAY.other;
    const nearest = freeStarts(addDays(date, day), request)
      .filter(({ startsAt }) => startsAt.getTime() !== wanted.getTime())
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, Math.min(share, MAX_SUGGESTIONS - found.length));
    found.push(...nearest.map(({ startsAt }) => startsAt));
  }
  return found.toSorted((a, b) => a.getTime() - b.getTime());
}

/** The reason why a companion can't talk right now. `off`: they don't take such requests. */
export type NowObstacle = 'off' | 'offline' | 'taken' | 'closed';

/** The reason that keeps a companion from talking right now for the usual length; null if nothing does. */
export function obstacleNow(
  companion: Timetable & Pick<Live, 'lastActiveAt'>,
  now: Date,
): NowObstacle | null {
  const usual = usualSession(companion);
  if (!companion.offer.talksNow || !activityOf(usual.activity).virtual) return 'off';
  if (!isOnline(companion, now)) return 'offline';
  const session = { companion, ...usual, isTaken: takenBy(companion.busy), now, isNow: true };
  const refusal = refusalOf(nowStart(now), session);
  if (refusal === null) return null;
  return refusal === 'taken' || refusal === 'day-full' ? 'taken' : 'closed';
}

/** Whether a companion is online and free for the next hour. */
export function canTalkNow(companion: Timetable & Pick<Live, 'lastActiveAt'>, now: Date): boolean {
  return obstacleNow(companion, now) === null;
}
