import * as z from 'zod/mini';
import { BUFFER_MINUTES } from '../companion/offer';
import { MOODS } from '../companion/traits';
import { ACTIVITY_IDS } from '../foundation/activities';
import { DAY_MS, MINUTE_MS } from '../foundation/durations';
import { calendarDateSchema, LIMITS } from '../foundation/fields';
import { text } from '../foundation/schemas';
import { timeZoneSchema } from '../foundation/time-zone';
import { priceSchema } from '../pricing/price';
import { memberCardSchema } from './member-card';
import { SESSION_MODES } from './session-modes';

/** The states of a booking (specification 2, section 3). */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const bookingStatusSchema = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

/** The actors who may change a booking's status: its two sides, a scheduled function, staff. */
export const ACTORS = ['spender', 'earner', 'system', 'operator'] as const;
export const actorSchema = z.enum(ACTORS);
export type Actor = z.infer<typeof actorSchema>;

/** A side that takes part in the session. */
export const sideSchema = z.enum(['spender', 'earner']);

/** The reason why a transition ends a booking. */
export const TRANSITION_END_REASONS = [
  'declined',
  'withdrawn',
  'member-cancelled',
  'companion-cancelled',
  'expired',
  'operator',
] as const;

/** The reason why the decision about a claim cancels a booking (`claim.ts`). */
export const CLAIM_END_REASONS = ['companion-no-show', 'member-no-show', 'refunded'] as const;

const END_REASONS = [...TRANSITION_END_REASONS, ...CLAIM_END_REASONS] as const;
export const endReasonSchema = z.enum(END_REASONS);
export type EndReason = z.infer<typeof endReasonSchema>;

/** `now`: "talk right now", answered within minutes; `later`: a planned session. */
export const timingSchema = z.enum(['now', 'later']);
export type Timing = z.infer<typeof timingSchema>;

/** Another time offered by one side. Length and price stay. */
export const proposalSchema = z.object({
  by: sideSchema,
  startsAt: z.date(),
  endsAt: z.date(),
  /** Local time of the start in the booking's zone. */
  date: calendarDateSchema,
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  /** A note to the other side; may be empty. */
  note: text(LIMITS.reason),
  at: z.date(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Another place offered by one side, for a session in person. */
export const placeProposalSchema = z.object({
  by: sideSchema,
  place: text(LIMITS.location),
  at: z.date(),
});
export type PlaceProposal = z.infer<typeof placeProposalSchema>;

/** Entries of the history that aren't transitions. Only `claim-decided` may change the status. */
export const HISTORY_EVENTS = [
  'time-proposed',
  'proposal-declined',
  'proposal-withdrawn',
  'time-moved',
  'place-proposed',
  'place-declined',
  'place-withdrawn',
  'place-agreed',
  'claim-filed',
  'claim-answered',
  'claim-decided',
  // The card couldn't be charged, and the member has paid again.
  'payment-failed',
  'payment-renewed',
  // Our team gave the member a part of the price back.
  'refunded',
] as const;

const historyEntrySchema = z.object({
  /** The status after the entry. */
  status: bookingStatusSchema,
  at: z.date(),
  by: actorSchema,
  /** Absent for a transition. */
  event: z.optional(z.enum(HISTORY_EVENTS)),
  /** The start an event is about. */
  startsAt: z.optional(z.date()),
  /** The note that came with a proposed time, or the proposed place: it stays when that is replaced or answered, for reports. */
  note: z.optional(text(LIMITS.reason)),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** The way a booking ended, and whose. */
export const cancellationSchema = z.object({
  endReason: endReasonSchema,
  endedBy: actorSchema,
  reason: text(LIMITS.reason),
  at: z.date(),
  /** Set where the open requests of a series were ended in one commit. */
  withSeries: z.optional(z.literal(true)),
});

/**
 * A session of a member with a companion, from the request to its end.
 * - `memberCard`: what the companion learns of the member, as of the request: verified or not, the month of joining,
 *   sessions completed and canceled, languages in common, what they say helps them, and how near the two live by their
 *   addresses, with the kilometers between their towns. `createBooking` writes it from the accounts it reads anyway
 *   and one count of the member's canceled sessions. `mood` and `notes` are what the member chose to share. The
 *   request's form has the mood of `/need-support` or of the search preselected, to be changed or kept private; a
 *   weekly repeat has none. All of it goes when either side deletes their account.
 * - `mode`: for a session online, how the member would like to talk: `chat`, `voice` or `video`; null if they didn't
 *   say.
 * - `seriesId`: the first of the weekly sessions that were asked for in one act, the same in each of them. Each is accepted,
 *   paid, canceled and refunded by itself all the same.
 * - `fromMatching`: whether the request began from mood matching, which is counted.
 * - `agreedPhotos`: the photos of both when they agreed, by path. The photo link of a trusted contact says if there is
 *   another one by now.
 * - `statusHistory`: every step; one that suggests another time or place keeps its `note`, for reports. Notes go like
 *   `notes`.
 * - `claim`: that a side says something went wrong: which side, and how much of the price is kept once it is decided.
 *
 * @document bookings/{id}
 * @reads its two sides.
 * @writes `createBooking`, `transitionBooking`, `proposeTime`, `answerProposal`, `agreePlace`, `expireBookings`,
 *   `completeBookings`, `fileClaim`, `answerClaim`, `settleClaims`, `decideClaim`, `suspendAccount`, and the removal of an account.
 * @goes with its attendance, claim, days, check-ins and notes of staff by `removeOldBooks`, seven years after the last
 *   of it, once both sides have left.
 */
export const bookingSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  participantIds: z.tuple([z.string(), z.string()]),
  /** Shared by what was asked for in one act; null for a request alone. */
  seriesId: z.nullable(z.string()),
  /** Random: marks its time in the calendar, which everyone reads, without the booking's id. */
  hold: z.string(),
  activity: z.enum(ACTIVITY_IDS),
  timing: timingSchema,
  startsAt: z.date(),
  endsAt: z.date(),
  /** Local time of the start in `timeZone`. */
  date: calendarDateSchema,
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  /** The companion's zone at the time of booking. */
  timeZone: timeZoneSchema,
  /** Hours. */
  duration: z.number().check(z.positive()),
  /** Minutes that the companion keeps free after it. */
  bufferMinutes: z.literal(BUFFER_MINUTES),
  location: z.nullable(text(LIMITS.location)),
  notes: text(LIMITS.notes),
  /** Null for sessions in person, and where the member didn't choose. */
  mode: z.nullable(z.enum(SESSION_MODES)),
  /** The feeling that the member named; null if they named none. */
  mood: z.nullable(z.enum(MOODS)),
  /** Whether it began from mood matching. */
  fromMatching: z.boolean(),
  /** The facts about the member that the companion sees; null once the member's account is deleted. */
  memberCard: z.nullable(memberCardSchema),
  price: priceSchema,
  /** Keys of the discounts and credits it uses up (`users/{uid}/discounts`). */
  discountKeys: z.array(z.string()),
  status: bookingStatusSchema,
  /** The time at which a sweep changes the booking; null once it is final. */
  dueAt: z.nullable(z.date()),
  statusHistory: z.array(historyEntrySchema),
  cancellation: z.nullable(cancellationSchema),
  /** Another time, waiting for an answer. Read it through `openProposal`. */
  proposal: z.nullable(proposalSchema),
  /** Another place, waiting for an answer. Read it through `openPlaceProposal`. */
  placeProposal: z.nullable(placeProposalSchema),
  /** A side's claim that it didn't take place as agreed (`claims/{id}`). */
  claim: z.nullable(
    z.object({
      by: sideSchema,
      /** The percentage of the price that isn't refunded; null until it is decided. */
      keptPercent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
    }),
  ),
  /** Whether the member's bank asks for the money back: until it has decided, nothing changes it. */
  isFrozen: z.boolean(),
  /** The photos of both sides as they were when the two agreed: another one says nothing of who was meant. */
  agreedPhotos: z.optional(
    z.object({ spender: z.nullable(z.string()), earner: z.nullable(z.string()) }),
  ),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Set once both accounts are deleted: when the booking and its payment are deleted. */
  keepUntil: z.optional(z.date()),
});
export type Booking = z.infer<typeof bookingSchema>;

/** The time that a request waits for an answer, at most until its start. */
export const ANSWER_WITHIN_MS = { now: 10 * MINUTE_MS, later: DAY_MS } as const;

/** A confirmed booking is completed automatically this long after its end. */
const COMPLETE_AFTER_MS = DAY_MS;

/** The time at which an unanswered request lapses. */
export function requestExpiresAt(timing: Timing, startsAt: Date, createdAt: Date): Date {
  return new Date(Math.min(startsAt.getTime(), createdAt.getTime() + ANSWER_WITHIN_MS[timing]));
}

/** The time at which a confirmed booking is completed automatically. */
export function autoCompletesAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + COMPLETE_AFTER_MS);
}

/** Whether a claim about it waits for its decision. Until then nothing else changes the booking. */
export function hasOpenClaim({ claim }: Pick<Booking, 'claim'>): boolean {
  return claim !== null && claim.keptPercent === null;
}

/** Whether a claim or the member's bank decides about its money. Until then neither side changes it. */
export function isDisputed(booking: Pick<Booking, 'claim' | 'isFrozen'>): boolean {
  return hasOpenClaim(booking) || booking.isFrozen;
}

/** All that a side has written with other times and as other places, also with those that were replaced or answered, oldest first. */
export function proposalNotes({ statusHistory }: Booking, by: Proposal['by']): string[] {
  return statusHistory.flatMap((entry) => (entry.by === by && entry.note ? [entry.note] : []));
}

/** The other side of a booking. */
export function otherParty(
  booking: Pick<Booking, 'spenderId' | 'earnerId'>,
  uid: string,
): { readonly uid: string; readonly role: 'spender' | 'earner' } {
  return booking.spenderId === uid
    ? { uid: booking.earnerId, role: 'earner' }
    : { uid: booking.spenderId, role: 'spender' };
}
