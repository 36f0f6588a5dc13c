import * as z from 'zod/mini';
import { ACTIVITY_IDS } from '../foundation/activities';
import { calendarDateSchema } from '../foundation/fields';
import { intervalSchema } from '../foundation/interval';
import { text } from '../foundation/schemas';

/** The time before its start by which a session must be requested, in hours. */
export const NOTICE_HOURS = [0, 1, 2, 4, 8, 24, 48] as const;

/** The time a companion keeps free after each session, in minutes. */
export const BUFFER_MINUTES = [0, 15, 30, 45, 60] as const;

/** The most sessions that may start on a day of the companion's zone. */
export const SESSIONS_PER_DAY = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The farthest ahead that a session may start, in days. */
export const AHEAD_DAYS = [14, 30, 60, 90, 180] as const;

/** The longest session a companion takes, in hours. */
export const MAXIMUM_SESSIONS = [1, 1.5, 2, 3, 4, 6] as const;

/** Most stretches of time off, and most dates with extra hours. */
export const MAX_DATES = 10;

/** Maximum length of what members read about time off. */
export const TIME_OFF_NOTE_MAX = 120;

/** Days without sessions, both included, in the companion's zone. */
const timeOffSchema = z
  .object({ from: calendarDateSchema, until: calendarDateSchema, note: text(TIME_OFF_NOTE_MAX) })
  .check(z.refine(({ from, until }) => from <= until, 'Time off ends on its first day or later'));
export type TimeOff = z.infer<typeof timeOffSchema>;

/** Hours of one date, in the companion's zone. */
export const datedHoursSchema = z.safeExtend(intervalSchema, { date: calendarDateSchema });
export type DatedHours = z.infer<typeof datedHoursSchema>;

/** Most stretches of single hours that are blocked. */
export const MAX_BLOCKED = 40;

/** A companion's offer, and the terms on which they may be booked: `companions/{uid}.offer`. */
export const offerSchema = z.object({
  /** None until the companion has chosen. */
  activities: z.array(z.enum(ACTIVITY_IDS)).check(z.maxLength(ACTIVITY_IDS.length)),
  maximumSession: z.literal(MAXIMUM_SESSIONS),
  noticeHours: z.literal(NOTICE_HOURS),
  bufferMinutes: z.literal(BUFFER_MINUTES),
  sessionsPerDay: z.literal(SESSIONS_PER_DAY),
  aheadDays: z.literal(AHEAD_DAYS),
  /** Whether members may ask to talk right now while the companion is online. */
  talksNow: z.boolean(),
  /** Whether a member's first session with them is at half price, at their own expense. */
  firstSession: z.boolean(),
  /** Whether sessions in Happy Hour are cheaper, at their own expense. */
  happyHour: z.boolean(),
  timeOff: z.array(timeOffSchema).check(z.maxLength(MAX_DATES)),
  /** Hours besides those of every week. */
  extraHours: z.array(datedHoursSchema).check(z.maxLength(MAX_DATES)),
  /** Hours without sessions, written by `withBlocked` and `withoutBlocked`. */
  blocked: z.array(datedHoursSchema).check(z.maxLength(MAX_BLOCKED)),
  /** Set while they take no new bookings. Read it through `isAway` (`away.ts`). */
  away: z.nullable(
    z.object({
      /** The first date, in the companion's zone, on which they do again; null until they say so. */
      backOn: z.nullable(calendarDateSchema),
    }),
  ),
});
export type Offer = z.infer<typeof offerSchema>;

/** The values that count until a companion chooses. */
export const DEFAULT_OFFER: Offer = {
  activities: [...ACTIVITY_IDS],
  maximumSession: 6,
  noticeHours: 2,
  bufferMinutes: 15,
  sessionsPerDay: 4,
  aheadDays: 60,
  talksNow: false,
  firstSession: false,
  happyHour: false,
  timeOff: [],
  extraHours: [],
  blocked: [],
  away: null,
};

/** The time off a date falls into; null if it is none. */
export function timeOffOn({ timeOff }: Pick<Offer, 'timeOff'>, date: string): TimeOff | null {
  return timeOff.find(({ from, until }) => from <= date && date <= until) ?? null;
}
