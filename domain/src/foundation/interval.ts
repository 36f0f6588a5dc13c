import * as z from 'zod/mini';

/** A time of day; `24:00` is the end of the day. */
const timeOfDaySchema = z
  .string()
  .check(z.maxLength(5), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));

export const intervalSchema = z
  .object({ start: timeOfDaySchema, end: timeOfDaySchema })
  .check(z.refine(({ start, end }) => start < end, 'An interval ends after it starts'));

/** Part of a day, from `start` to `end`, each `HH:mm`. */
export type Interval = z.infer<typeof intervalSchema>;
