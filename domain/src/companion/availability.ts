import * as z from 'zod/mini';
import { MINUTE_MS } from '../durations';
import { wallClock } from '../time';
import { WEEKDAYS } from '../weekdays';

/** A time of day; `24:00` is the end of the day. */
const timeOfDaySchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));

const intervalSchema = z
  .object({ start: timeOfDaySchema, end: timeOfDaySchema })
  .check(z.refine(({ start, end }) => start < end, 'An interval ends after it starts'));

/** The security rules have no loops and check up to three. */
export const MAX_INTERVALS_PER_DAY = 3;

/** Weekly working hours of a companion, in their own zone. */
export const weeklyAvailabilitySchema = z.partialRecord(
  z.enum(WEEKDAYS),
  z.array(intervalSchema).check(z.maxLength(MAX_INTERVALS_PER_DAY)),
);
export type WeeklyAvailability = z.infer<typeof weeklyAvailabilitySchema>;

/** Part of a day, from `start` to `end`, each `HH:mm`. */
export type Interval = z.infer<typeof intervalSchema>;

/** Sentences about invalid hours. */
export const HOURS_PROBLEMS = {
  backwards: 'Hours end after they start',
  overlap: 'These hours overlap',
  many: 'A day has three stretches of hours at most',
} as const;
export type HoursProblem = keyof typeof HOURS_PROBLEMS;

/** Why a day's hours are invalid, in any order; null if they are valid. */
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

/**
 * Whether every minute of a session is within the weekly hours. Checked per quarter hour in local
 * time, so midnight and daylight-saving changes need no special case. `null` means no restriction.
 */
export function coversSession(
  availability: WeeklyAvailability | null,
  startsAt: Date,
  endsAt: Date,
  timeZone: string,
): boolean {
  if (availability === null) return true;
  const step = 15 * MINUTE_MS;
  for (let at = startsAt.getTime(); at < endsAt.getTime(); at += step) {
    const { weekday, minuteOfDay } = wallClock(new Date(at), timeZone);
    const quarterEnd = minuteOfDay + Math.min(step, endsAt.getTime() - at) / MINUTE_MS;
    if (!coversMinutes(availability[weekday] ?? [], minuteOfDay, quarterEnd)) return false;
  }
  return true;
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
