import { type Live, MAX_BUSY } from '../companion/live';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../foundation/durations';
import { SLOT_MINUTES, slotStart } from '../foundation/slots';
import { ceilToMinutes } from '../foundation/time';
import type { Booking, BookingStatus } from './booking';

/** The statuses in which a booking occupies the companion. */
export const BUSY_STATUSES = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** The statuses that count as a session of their day. */
export const HELD_STATUSES = [...BUSY_STATUSES, 'completed'] as const;

type HeldBooking = Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'bufferMinutes' | 'date'>;

/**
 * `busy`, as a companion's live document has it, from all of the companion's bookings and the time that what they host
 * keeps: whole quarter hours, like what holds them.
 */
export function busyOf(
  bookings: readonly HeldBooking[],
  now: Date,
  hosted: Live['busy'] = [],
): Live['busy'] {
  return bookings
    .filter(({ status }) => BUSY_STATUSES.some((one) => one === status))
    .map(keptTime)
    .concat(hosted)
    .filter(({ until }) => until > now)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
    .slice(0, MAX_BUSY);
}

/** The quarter hours that a session keeps, from the first to the end of the last. */
export function keptTime(session: Pick<Booking, 'startsAt' | 'endsAt' | 'bufferMinutes'>) {
  return {
    from: slotStart(session.startsAt),
    until: ceilToMinutes(freeAfter(session), SLOT_MINUTES),
  };
}

/** The time at which the companion is free again: the end, and the time they keep free after it. */
export function freeAfter({ endsAt, bufferMinutes }: Pick<Booking, 'endsAt' | 'bufferMinutes'>) {
  return new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS);
}

/** `fullDays`: the dates from `today` on with `most` sessions or more. */
export function fullDaysOf(
  bookings: readonly HeldBooking[],
  { most, today }: { readonly most: number; readonly today: string },
): Live['fullDays'] {
  const sessions = new Map<string, number>();
  for (const { status, date } of bookings) {
    if (!HELD_STATUSES.some((one) => one === status) || date < today) continue;
    sessions.set(date, (sessions.get(date) ?? 0) + 1);
  }
  return [...sessions].flatMap(([date, count]) => (count >= most ? [date] : [])).sort();
}

/** Local dates are up to so far from the date in UTC: from UTC−12 to UTC+14. */
const AHEAD_MS = 14 * HOUR_MS;
const BEHIND_MS = 12 * HOUR_MS;

/** Between which instants sessions of a date begin, in whatever zone it was meant. The end is exclusive. */
export function startsOn(date: string): { readonly from: Date; readonly until: Date } {
  const midnight = Date.parse(date);
  return {
    from: new Date(midnight - AHEAD_MS),
    until: new Date(midnight + DAY_MS + BEHIND_MS),
  };
}

/** The facts that are known of a companion's sessions. */
interface Known {
  readonly now: Date;
  /** The most sessions that they take a day. */
  readonly most: number;
  readonly today: string;
  /** The time that what they host keeps. */
  readonly hosted: Live['busy'];
}

type Shown = Pick<Live, 'busy' | 'fullDays'>;

/**
 * The shown part of a companion's time after sessions of a date, or what they host then, have changed: that of other
 * times stays, and what is over goes.
 * @param sessions all that begin between the instants of `startsOn`, perhaps with others.
 */
export function shownAfter(
  shown: Shown,
  date: string,
  sessions: readonly HeldBooking[],
  { now, most, today, hosted }: Known,
): Shown {
  const { from, until } = startsOn(date);
  const isThen = (one: Shown['busy'][number]) => one.from >= from && one.from < until;
  const elsewhere = shown.busy.filter((one) => !isThen(one) && one.until > now);
  const isFull = fullDaysOf(sessions, { most, today }).includes(date);
  const otherDays = shown.fullDays.filter((one) => one !== date && one >= today);
  return {
    busy: [...elsewhere, ...busyOf(sessions, now, hosted).filter(isThen)]
      .sort((one, other) => one.from.getTime() - other.from.getTime())
      .slice(0, MAX_BUSY),
    fullDays: [...otherDays, ...(isFull ? [date] : [])].sort().slice(0, MAX_BUSY),
  };
}
