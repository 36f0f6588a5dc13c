import * as z from 'zod';
import { MINUTE_MS, WEEKDAYS, wallClock } from '../time';

/** A time of day; `24:00` ends a day. */
const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const intervalSchema = z
  .object({ start: timeOfDaySchema, end: timeOfDaySchema })
  .refine(({ start, end }) => start < end, 'An interval ends after it starts');

/** As many as the security rules can judge, which have no loops. */
const MOST_INTERVALS_A_DAY = 3;

/** Hours in which a companion takes sessions, per weekday, on the wall clock of their own zone. */
export const weeklyAvailabilitySchema = z.partialRecord(
  z.enum(WEEKDAYS),
  z.array(intervalSchema).max(MOST_INTERVALS_A_DAY),
);
export type WeeklyAvailability = z.infer<typeof weeklyAvailabilitySchema>;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Whether every minute of a session lies within the weekly availability. Judged by quarter
 * hours on the wall clock, so midnight and daylight-saving changes need no special case. Nothing set (`null`) means no restriction.
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

function coversMinutes(
  intervals: readonly { start: string; end: string }[],
  from: number,
  to: number,
): boolean {
  let reached = from;
  const sorted = [...intervals].sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
  for (const { start, end } of sorted) {
    if (minutesOf(start) <= reached && minutesOf(end) > reached) reached = minutesOf(end);
  }
  return reached >= to;
}
