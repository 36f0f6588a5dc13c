import { type Bookable, isWithinHours } from '@hearthkin/domain/booking/free-time';
import { minutesOf } from '@hearthkin/domain/companion/availability';
import { type DatedHours, type TimeOff, timeOffOn } from '@hearthkin/domain/companion/offer';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, instantAt, startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { columnOf } from '../list/month';

export const DAYS_PER_WEEK = 7;
export const MINUTES_PER_DAY = 24 * 60;

/** Opening hours are shown to the half hour. */
const HOURS_STEP_MINUTES = 30;

/** Hours that are shown even if nothing is in them: 8 AM to 8 PM. */
const USUAL_HOURS = { from: 8 * 60, until: 20 * 60 } as const;

/** Something in a companion's week. An event has no end, so it is shown with the time that it keeps of its host's. */
export interface WeekEntry {
  readonly id: string;
  readonly kind: 'request' | 'session' | 'past' | 'event' | 'activity';
  readonly title: string;
  /** The person, or the place of an event; empty while loading. */
  readonly detail: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly href: string;
  /** Null for what isn't a booking. */
  readonly booking: Doc<Booking> | null;
}

/** The part of an entry on one day, in minutes after midnight, beside others at the same time. */
export interface PlacedEntry {
  readonly entry: WeekEntry;
  readonly from: number;
  readonly until: number;
  /** Its column among `lanes`, from 0. */
  readonly lane: number;
  readonly lanes: number;
}

export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** A day in the reader's zone. */
export interface WeekDay {
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly entries: readonly PlacedEntry[];
  /** The times at which the companion can be booked. */
  readonly open: readonly Stretch[];
  /** The whole day is time off. */
  readonly timeOff: TimeOff | null;
  /** The hours that the companion blocks. The week is on the clock of their listing. */
  readonly blocked: readonly (Stretch & { readonly hours: DatedHours })[];
}

/** The first date of the reader's week around a date; `firstDay` is 1 for Monday to 7 for Sunday. */
export function weekStart(date: string, firstDay: number): string {
  return addDays(date, -columnOf(date, firstDay));
}

/** The seven days from `firstDate`, with what is in them. Null shows no opening hours. */
export function planWeek(
  firstDate: string,
  timeZone: string,
  entries: readonly WeekEntry[],
  companion: Bookable | null,
): WeekDay[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    const date = addDays(firstDate, index);
    const noon = new Date(startOfDay(date, timeZone).getTime() + 12 * HOUR_MS);
    return {
      date,
      entries: entriesOn(date, timeZone, entries),
      open: companion === null ? [] : openStretches(date, timeZone, companion),
      timeOff:
        companion === null
          ? null
          : timeOffOn(companion.offer, wallClock(noon, companion.timeZone).date),
      blocked: (companion?.offer.blocked ?? [])
        .filter((hours) => hours.date === date)
        .map((hours) => ({ hours, from: minutesOf(hours.start), until: minutesOf(hours.end) })),
    };
  });
}

function entriesOn(date: string, timeZone: string, entries: readonly WeekEntry[]): PlacedEntry[] {
  const pieces = entries.flatMap((entry) => {
    const piece = pieceOn(date, timeZone, entry);
    return piece === null ? [] : [{ entry, ...piece }];
  });
  return inLanes(pieces.toSorted((a, b) => a.from - b.from || a.until - b.until));
}

function pieceOn(date: string, timeZone: string, entry: WeekEntry): Stretch | null {
  const start = wallClock(entry.startsAt, timeZone);
  const lastMinute = wallClock(new Date(entry.endsAt.getTime() - MINUTE_MS), timeZone);
  if (date < start.date || date > lastMinute.date) return null;
  const from = date === start.date ? start.minuteOfDay : 0;
  const until = date === lastMinute.date ? lastMinute.minuteOfDay + 1 : MINUTES_PER_DAY;
  // Where clocks are set back during an entry, its end may read earlier than its start.
  return { from, until: Math.max(until, from + HOURS_STEP_MINUTES) };
}

/** Entries that overlap, directly or through others, share the width. */
function inLanes(pieces: readonly (Stretch & { readonly entry: WeekEntry })[]): PlacedEntry[] {
  const placed: PlacedEntry[] = [];
  let group: Omit<PlacedEntry, 'lanes'>[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const piece of pieces) {
    if (piece.from >= groupEnd) close();
    const taken = group.filter(({ until }) => until > piece.from).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    group.push({ ...piece, lane });
    groupEnd = Math.max(groupEnd, piece.until);
  }
  close();
  return placed;
}

/** The times at which sessions may be held on a day, whatever is booked already. */
function openStretches(date: string, timeZone: string, companion: Bookable): Stretch[] {
  const midnight = startOfDay(date, timeZone).getTime();
  const until = startOfDay(addDays(date, 1), timeZone).getTime();
  const stretches: Stretch[] = [];
  for (let at = midnight; at < until; at += HOURS_STEP_MINUTES * MINUTE_MS) {
    const from = new Date(at);
    // An online activity has no opening hours of its own.
    const end = new Date(at + HOURS_STEP_MINUTES * MINUTE_MS);
    if (!isWithinHours(companion, 'virtual-chat', from, end)) continue;
    const { minuteOfDay } = wallClock(from, timeZone);
    const last = stretches.at(-1);
    const next = { from: minuteOfDay, until: minuteOfDay + HOURS_STEP_MINUTES };
    if (last?.until === minuteOfDay) stretches.splice(-1, 1, { ...last, until: next.until });
    else stretches.push(next);
  }
  return stretches;
}

/** The hours that a week shows: those it uses, and the usual ones. Whole hours, in minutes. */
export function shownHours(days: readonly WeekDay[]): Stretch {
  const used = days.flatMap(({ entries, open, blocked }) => [...entries, ...open, ...blocked]);
  const from = Math.min(USUAL_HOURS.from, ...used.map((one) => one.from));
  const until = Math.max(USUAL_HOURS.until, ...used.map((one) => one.until));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}

/** The parts of some hours of a day in which the companion can't be booked. */
export function closedStretches({ open, timeOff }: WeekDay, { from, until }: Stretch): Stretch[] {
  const closed: Stretch[] = [];
  let reached = from;
  for (const stretch of timeOff === null ? open : []) {
    if (stretch.from > reached) closed.push({ from: reached, until: stretch.from });
    reached = Math.max(reached, stretch.until);
  }
  return reached < until ? [...closed, { from: reached, until }] : closed;
}

/** The parts of a day, from a minute on and in half hours, in which a session could still be booked. */
export function freeStretches({ open, entries }: Pick<WeekDay, 'open' | 'entries'>, after: number) {
  const step = HOURS_STEP_MINUTES;
  const taken = [{ from: 0, until: Math.max(0, after) }, ...entries];
  const free = taken.reduce<Stretch[]>(
    (left, { from, until }) =>
      left.flatMap((one) => [
        { from: one.from, until: Math.min(one.until, Math.floor(from / step) * step) },
        { from: Math.max(one.from, Math.ceil(until / step) * step), until: one.until },
      ]),
    [...open],
  );
  return free.filter(({ from, until }) => from < until);
}

/** Hours of a date, from minutes after midnight. */
export function datedHours(date: string, { from, until }: Stretch): DatedHours {
  return { date, start: timeOfDay(from), end: timeOfDay(until) };
}

function timeOfDay(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}

/** The distance by which an entry is moved on the calendar. */
export interface Move {
  readonly days: number;
  readonly minutes: number;
}

/** A start after a move, on the reader's clock; null where it leaves the day or clocks skip it. */
export function movedStart(startsAt: Date, { days, minutes }: Move, timeZone: string): Date | null {
  const { date, minuteOfDay } = wallClock(startsAt, timeZone);
  const minute = minuteOfDay + minutes;
  if (minute < 0 || minute >= MINUTES_PER_DAY) return null;
  return instantAt(addDays(date, days), timeOfDay(minute), timeZone);
}
