import * as z from 'zod/mini';
import { MINUTE_MS } from '../foundation/durations';
import { type Interval, intervalSchema } from '../foundation/interval';
import { SLOT_MINUTES, slotStarts } from '../foundation/slots';
import { wallClock } from '../foundation/time';
import { WEEKDAYS, type Weekday } from '../foundation/weekdays';
import type { DatedHours, Offer } from './offer';

/** Most stretches of hours in a day. */
export const MAX_INTERVALS_PER_DAY = 3;

/** Weekly working hours of a companion, in their own zone. */
export const weeklyAvailabilitySchema = z.partialRecord(
  z.enum(WEEKDAYS),
  z.array(intervalSchema).check(z.maxLength(MAX_INTERVALS_PER_DAY)),
);
export type WeeklyAvailability = z.infer<typeof weeklyAvailabilitySchema>;

/** Sentences about invalid hours. */
export const HOURS_PROBLEMS = {
  backwards: 'Hours end after they start',
  overlap: 'These hours overlap',
  many: 'A day has three stretches of hours at most',
} as const;
export type HoursProblem = keyof typeof HOURS_PROBLEMS;

/** The reason why a day's hours are invalid, in any order; null if they are valid. */
export function hoursProblem(intervals: readonly Interval[]): HoursProblem | null {
  if (intervals.length > MAX_INTERVALS_PER_DAY) return 'many';
  if (intervals.some(({ start, end }) => start >= end)) return 'backwards';
  const sorted = inOrder(intervals);
  const isLate = sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? ''));
  return isLate ? 'overlap' : null;
}

/** A week as stored: hours in order, empty days left out. */
export function tidyWeek(week: WeeklyAvailability): WeeklyAvailability {
  return Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const hours = week[day] ?? [];
      return hours.length === 0 ? [] : [[day, inOrder(hours)]];
    }),
  );
}

function inOrder(intervals: readonly Interval[]): Interval[] {
  return [...intervals].sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
}

/** Minutes after midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A companion's hours: every week, and besides that on single dates. */
export interface Hours {
  /** Null restricts nothing. */
  readonly weekly: WeeklyAvailability | null;
  readonly extra: readonly DatedHours[];
  readonly timeZone: string;
}

/**
 * Whether every minute of a session is within the hours. Checked per quarter hour in local time, so
 * midnight and daylight-saving changes need no special case.
 */
export function coversSession(hours: Hours, startsAt: Date, endsAt: Date): boolean {
  if (hours.weekly === null) return true;
  return quartersIn(startsAt, endsAt, hours.timeZone).every(({ date, weekday, from, until }) =>
    coversMinutes(hoursOn(hours, date, weekday), from, until),
  );
}

/** Whether any part of a session is blocked. */
export function isBlocked(
  { offer, timeZone }: { readonly offer: Pick<Offer, 'blocked'>; readonly timeZone: string },
  startsAt: Date,
  endsAt: Date,
): boolean {
  if (offer.blocked.length === 0) return false;
  return quartersIn(startsAt, endsAt, timeZone).some(({ date, from, until }) =>
    offer.blocked.some(
      (one) => one.date === date && minutesOf(one.start) < until && from < minutesOf(one.end),
    ),
  );
}

/** The quarter hours of a session on a clock, in minutes after midnight. It may start or end within one. */
function quartersIn(startsAt: Date, endsAt: Date, timeZone: string) {
  return slotStarts(startsAt, endsAt).map((start) => {
    const from = Math.max(start.getTime(), startsAt.getTime());
    const until = Math.min(start.getTime() + SLOT_MINUTES * MINUTE_MS, endsAt.getTime());
    const { date, weekday, minuteOfDay } = wallClock(new Date(from), timeZone);
    return { date, weekday, from: minuteOfDay, until: minuteOfDay + (until - from) / MINUTE_MS };
  });
}

function hoursOn({ weekly, extra }: Hours, date: string, weekday: Weekday): Interval[] {
  return [...(weekly?.[weekday] ?? []), ...extra.filter((one) => one.date === date)];
}

/**
 * The longest continuous part of a day's hours within two minutes of that day, in minutes. Adjacent
 * hours count as one.
 */
export function minutesOpen(intervals: readonly Interval[], open: number, close: number): number {
  const sorted = inOrder(intervals);
  let longest = 0;
  let [from, to] = [0, 0];
  for (const { start, end } of sorted) {
    if (minutesOf(start) > to) from = minutesOf(start);
    to = Math.max(to, minutesOf(end));
    longest = Math.max(longest, Math.min(to, close) - Math.max(from, open));
  }
  return longest;
}

function coversMinutes(intervals: readonly Interval[], from: number, to: number): boolean {
  let reached = from;
  const sorted = inOrder(intervals);
  for (const { start, end } of sorted) {
    if (minutesOf(start) <= reached && minutesOf(end) > reached) reached = minutesOf(end);
  }
  return reached >= to;
}
