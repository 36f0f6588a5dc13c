import * as z from 'zod/mini';
import { MOODS } from '../companion/traits';
import { ACTIVITY_IDS, LONGEST_SESSION_MINUTES } from '../foundation/activities';
import { LIMITS } from '../foundation/fields';
import { filledText, idSchema, instantSchema, typedText } from '../foundation/schemas';
import { CREDIT_KINDS } from '../pricing/credits';
import { timingSchema } from './booking';
import { MOST_FURTHER_WEEKS } from './series';
import { SESSION_MODES } from './session-modes';

/** Far above the price of the longest session with the dearest companion. In cents. */
const MAX_TOTAL_MINOR = 2_000_000;

/** A further week of the same session. */
const furtherWeekInput = z.strictObject({
  requestId: z.uuid(),
  /** ISO 8601, UTC. */
  startsAt: instantSchema,
  agreedTotalMinor: z.int().check(z.minimum(0), z.maximum(MAX_TOTAL_MINOR)),
});

/** Input of `createBooking`. */
export const createBookingInput = z.strictObject({
  /** Made by the client once per attempt and repeated on retries, so that a request books once. */
  requestId: z.uuid(),
  companionId: idSchema,
  activity: z.enum(ACTIVITY_IDS),
  timing: timingSchema,
  /** ISO 8601, UTC. */
  startsAt: instantSchema,
  minutes: z.int().check(z.minimum(1), z.maximum(LONGEST_SESSION_MINUTES)),
  location: typedText(LIMITS.location),
  notes: typedText(LIMITS.notes),
  /** The ways to talk in a virtual session. */
  mode: z._default(z.nullable(z.enum(SESSION_MODES)), null),
  /** Shown to the companion; null if the member keeps it to themselves. */
  mood: z._default(z.nullable(z.enum(MOODS)), null),
  /** Whether the member found the companion by mood matching. Only counted (`matching-accuracy.ts`). */
  fromMatching: z._default(z.boolean(), false),
  /** Loyalty credits to use. */
  useCredits: z._default(z.array(z.enum(CREDIT_KINDS)).check(z.maxLength(CREDIT_KINDS.length)), []),
  /** The total the member agreed to. */
  agreedTotalMinor: z.int().check(z.minimum(0), z.maximum(MAX_TOTAL_MINOR)),
  /** The same session in further weeks, soonest first: all are requested, or none. Each has its own id and total. */
  furtherWeeks: z._default(z.array(furtherWeekInput).check(z.maxLength(MOST_FURTHER_WEEKS)), []),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** The request of one session. */
export type SessionInput = Omit<CreateBookingInput, 'furtherWeeks'>;

/** Input of `sessionAccess`. */
export const sessionAccessInput = z.strictObject({ bookingId: idSchema });

/** Input of `transitionBooking`. */
export const transitionBookingInput = z.strictObject({
  bookingId: idSchema,
  to: z.enum(['confirmed', 'completed', 'cancelled']),
  /** Shown to the other side. */
  reason: z._default(typedText(LIMITS.reason), ''),
  /** Whether every open request of its series is accepted or declined with it. */
  wholeSeries: z._default(z.boolean(), false),
});

/** Input of `proposeTime`. */
export const proposeTimeInput = z.strictObject({
  bookingId: idSchema,
  /** ISO 8601, UTC; the session keeps its length. */
  startsAt: instantSchema,
  /** Shown to the other side. */
  note: z._default(typedText(LIMITS.reason), ''),
});

/** Input of `answerProposal`. The side that proposed withdraws by `accept: false`. */
export const answerProposalInput = z.strictObject({
  bookingId: idSchema,
  accept: z.boolean(),
  /** The start the caller saw, so that a changed proposal isn't accepted. ISO 8601, UTC. */
  startsAt: instantSchema,
});
/** Input of `agreePlace`. The side that proposed withdraws by `end`. */
export const agreePlaceInput = z.strictObject({
  bookingId: idSchema,
  act: z.enum(['propose', 'accept', 'end']),
  /** The place to propose, or the one the caller saw, so that a changed proposal isn't accepted. */
  place: filledText(LIMITS.location),
});
export type AgreePlaceInput = z.output<typeof agreePlaceInput>;
export type AnswerProposalInput = z.input<typeof answerProposalInput>;
