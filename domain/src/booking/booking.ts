import * as z from 'zod/mini';
import { calendarDateSchema, LIMITS } from '../account/fields';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations';
import { priceSchema } from '../pricing/price';
import { text } from '../schemas';
import { timeZoneSchema } from '../time-zone';
import { ACTIVITY_IDS } from './activities';

/** The states of a booking (specification 2, section 3). */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const bookingStatusSchema = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

/** Who may move a booking: its two sides, the clock, staff. */
export const ACTORS = ['spender', 'earner', 'system', 'operator'] as const;
export const actorSchema = z.enum(ACTORS);
export type Actor = z.infer<typeof actorSchema>;

export const END_REASONS = [
  'declined',
  'withdrawn',
  'member-cancelled',
  'companion-cancelled',
  'expired',
  'operator',
] as const;
export const endReasonSchema = z.enum(END_REASONS);
export type EndReason = z.infer<typeof endReasonSchema>;

/** `now`: "talk right now", answered within minutes; `later`: a planned session. */
export const timingSchema = z.enum(['now', 'later']);
export type Timing = z.infer<typeof timingSchema>;

/** Another time that one side offers the other; the session keeps its length and its price. */
export const proposalSchema = z.object({
  by: z.enum(['spender', 'earner']),
  startsAt: z.date(),
  endsAt: z.date(),
  /** Wall clock of the start in the booking's zone. */
  date: calendarDateSchema,
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  /** Words to the other side; empty without any. */
  note: text(LIMITS.reason),
  at: z.date(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What else than a change of state a booking's history tells. */
export const HISTORY_EVENTS = [
  'time-proposed',
  'proposal-declined',
  'proposal-withdrawn',
  'time-moved',
] as const;

const historyEntrySchema = z.object({
  /** The state after what happened. */
  status: bookingStatusSchema,
  at: z.date(),
  by: actorSchema,
  /** Absent where the state itself is what changed. */
  event: z.optional(z.enum(HISTORY_EVENTS)),
  /** The start that an event is about. */
  startsAt: z.optional(z.date()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** `bookings/{id}` */
export const bookingSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  participantIds: z.tuple([z.string(), z.string()]),
  activity: z.enum(ACTIVITY_IDS),
  timing: timingSchema,
  startsAt: z.date(),
  endsAt: z.date(),
  /** Wall clock of the start in `timeZone`. */
  date: calendarDateSchema,
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  /** The companion's zone when the booking was made. */
  timeZone: timeZoneSchema,
  /** Hours. */
  duration: z.number().check(z.positive()),
  location: z.nullable(text(LIMITS.location)),
  notes: text(LIMITS.notes),
  price: priceSchema,
  /** Under which the discounts and credits it uses up are remembered (`users/{uid}/discounts`). */
  discountKeys: z.array(z.string()),
  status: bookingStatusSchema,
  /** When the clock moves the booking on by itself; null once it is final. */
  dueAt: z.nullable(z.date()),
  statusHistory: z.array(historyEntrySchema),
  cancellation: z.nullable(
    z.object({
      endReason: endReasonSchema,
      endedBy: actorSchema,
      reason: text(LIMITS.reason),
      at: z.date(),
    }),
  ),
  /** Another time that waits for an answer; read it through `openProposal`. */
  proposal: z.nullable(proposalSchema),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Once both sides have left: when it is deleted with its payment. */
  keepUntil: z.optional(z.date()),
});
export type Booking = z.infer<typeof bookingSchema>;

/** A request waits this long for an answer, and never past its start. */
const ANSWER_WITHIN_MS = { now: 10 * MINUTE_MS, later: DAY_MS } as const;

/** A confirmed booking completes itself this long after its end. */
const COMPLETE_AFTER_MS = DAY_MS;

/** A "talk right now" session starts within this time. */
export const NOW_WITHIN_MS = HOUR_MS / 2;

/** When an unanswered request lapses. */
export function requestExpiresAt(timing: Timing, startsAt: Date, createdAt: Date): Date {
  return new Date(Math.min(startsAt.getTime(), createdAt.getTime() + ANSWER_WITHIN_MS[timing]));
}

/** When a confirmed booking completes itself. */
export function completesItselfAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + COMPLETE_AFTER_MS);
}

/** The two sides of a booking as the other sees them. */
export function otherParty(
  booking: Pick<Booking, 'spenderId' | 'earnerId'>,
  uid: string,
): { readonly uid: string; readonly role: 'spender' | 'earner' } {
  return booking.spenderId === uid
    ? { uid: booking.earnerId, role: 'earner' }
    : { uid: booking.spenderId, role: 'spender' };
}
