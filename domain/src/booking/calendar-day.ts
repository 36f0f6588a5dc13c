import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { calendarDateSchema } from '../foundation/fields';
import { slotStart } from '../foundation/slots';
import { addDays, ceilToMinutes, startOfDay, utcDay } from '../foundation/time';
import type { Booking } from './booking';
import { keptTime } from './busy';

/** Time of a companion that a booking, an unpaid request or something they host keeps, in whole quarter hours. */
export const holdSchema = z.object({
  from: z.date(),
  /** Exclusive. Of a session that is completed early, when the rest became free. */
  to: z.date(),
  /** The session's date in the companion's zone: they take so many sessions a day. Null for what they host, which is none. */
  date: z.nullable(calendarDateSchema),
  /** The time at which the hold ends, by `publicUntil`: when the request is due, or once it is accepted `acceptedUntil`. */
  until: z.date(),
});
export type Hold = z.infer<typeof holdSchema>;

/** The parts that a session keeps, however long. */
export type Kept = Omit<Hold, 'until'>;

/** That of a booking counts among the sessions of its date. */
interface KeptBySession extends Kept {
  readonly date: string;
}

/**
 * A day of the companion's calendar in UTC. `holds` has what is held, by the booking's random `hold`: `from` and `to`,
 * in whole quarter hours with the time its companion keeps free after it, the session's `date` in the companion's
 * zone, and `until` when it is held. It names no one. What they host is held by the name of the published event or
 * activity, as long as it lasts and without a `date`.
 * A hold stands in each day that its time touches, and in the day that has the name of its `date`, so most stand in
 * one. Two sessions that overlap share a day, and so do all sessions of a date, in whatever zone the companion was
 * then.
 *
 * @document companions/{uid}/days/{yyyymmdd}
 * @reads anyone; lists of up to 31.
 * @writes With bookings, and with events and activities of the companion that are published, moved or canceled. A request holds until the full hour after it is due (`publicUntil`), since its own end would
 *   tell when it was made; the sweep frees it within five minutes. An accepted session holds until the end of its
 *   date, or of its time if that is later: it counts among the sessions of its date, of which a companion takes so
 *   many.
 * @goes a hold when the booking is canceled or moves; one that is completed early ends earlier (`to`). The day by TTL,
 *   two days after it begins, or with the account.
 */
export const calendarDaySchema = z.object({
  /** By the booking's `hold`, or `gatheringHold`. */
  holds: z.record(z.string(), holdSchema),
  /** The time at which it is deleted by TTL. */
  expireAt: z.date(),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** The id of the day, in UTC, that an instant is in: `yyyymmdd`. */
export function dayKey(instant: Date): string {
  return keyOfDate(utcDay(instant));
}

function keyOfDate(date: string): string {
  return date.replaceAll('-', '');
}

/** The ids of the days that the time between two instants touches, in order. The end is exclusive. */
export function dayKeys(from: Date, until: Date): string[] {
  const keys: string[] = [];
  let day = Math.floor(from.getTime() / DAY_MS) * DAY_MS;
  for (; day < until.getTime(); day += DAY_MS) keys.push(dayKey(new Date(day)));
  return keys;
}

/** The ids of the days that a hold stands in, in order. */
export function daysOf({ from, to, date }: Kept): string[] {
  const own = date === null ? [] : [keyOfDate(date)];
  return [...new Set([...own, ...dayKeys(from, to)])].sort();
}

/** The time at which a day is deleted: it is over in every zone by then. */
export function dayExpiresAt(key: string): Date {
  const [year, month, day] = [key.slice(0, 4), key.slice(4, 6), key.slice(6)];
  return new Date(Date.parse(`${year}-${month}-${day}`) + 2 * DAY_MS);
}

/** The time that a session keeps of its companion's calendar. */
export function keptBy(
  session: Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date'>,
): KeptBySession {
  const { from, until } = keptTime(session);
  return { from, to: until, date: session.date };
}

/** The time at which the hold of an accepted session ends: with its time and its date, since it counts among the day's. */
export function acceptedUntil({ to, date }: KeptBySession, timeZone: string): Date {
  const dayEnd = startOfDay(addDays(date, 1), timeZone);
  return to > dayEnd ? to : dayEnd;
}

/**
 * The time at which a hold ends as everyone may read it: at the full hour. The request's own end would tell the millisecond at which it
 * was made.
 */
export function publicUntil(until: Date): Date {
  return ceilToMinutes(until, 60);
}

/** The time that a session keeps that is completed at an instant: the quarter hours that are over, and its date. */
export function keptWhenCompleted(kept: Kept, now: Date): Kept {
  const passed = slotStart(now);
  if (passed >= kept.to) return kept;
  return { ...kept, to: passed > kept.from ? passed : kept.from };
}

/** Whether a hold still counts: that of an overdue request doesn't, even before a sweep has ended it. */
export function isHeld({ until }: Pick<Hold, 'until'>, now: Date): boolean {
  return until.getTime() > now.getTime();
}

/** Whether two stretches of time overlap. An empty one overlaps none. */
export function overlaps(
  one: Pick<Hold, 'from' | 'to'>,
  other: Pick<Hold, 'from' | 'to'>,
): boolean {
  const from = Math.max(one.from.getTime(), other.from.getTime());
  return from < Math.min(one.to.getTime(), other.to.getTime());
}
