import * as z from 'zod/mini';
import { LIMITS } from '../account/fields';
import { CREDIT_KINDS } from '../pricing/credits';
import { countSchema, typedText } from '../schemas';
import { ACTIVITY_IDS } from './activities';
import { timingSchema } from './booking';

/** A Firebase Auth uid or a document id of ours. */
const idSchema = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/));

/** Input of `createBooking`. */
export const createBookingInput = z.strictObject({
  /** Made by the client once per attempt and repeated on retries, so that a request books once. */
  requestId: z.uuid(),
  companionId: idSchema,
  activity: z.enum(ACTIVITY_IDS),
  timing: timingSchema,
  /** ISO 8601, UTC. */
  startsAt: z.iso.datetime(),
  minutes: z.int().check(z.positive()),
  location: typedText(LIMITS.location),
  notes: typedText(LIMITS.notes),
  /** Loyalty credits to use. */
  useCredits: z._default(z.array(z.enum(CREDIT_KINDS)).check(z.maxLength(CREDIT_KINDS.length)), []),
  /** The total the member agreed to. */
  agreedTotalMinor: countSchema,
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** Input of `transitionBooking`. */
export const transitionBookingInput = z.strictObject({
  bookingId: idSchema,
  to: z.enum(['confirmed', 'completed', 'cancelled']),
  /** Shown to the other side. */
  reason: z._default(typedText(LIMITS.reason), ''),
});

/** Input of `proposeTime`. */
export const proposeTimeInput = z.strictObject({
  bookingId: idSchema,
  /** ISO 8601, UTC; the session keeps its length. */
  startsAt: z.iso.datetime(),
  /** Shown to the other side. */
  note: z._default(typedText(LIMITS.reason), ''),
});

/** Input of `answerProposal`. The side that proposed withdraws by `accept: false`. */
export const answerProposalInput = z.strictObject({
  bookingId: idSchema,
  accept: z.boolean(),
  /** The start the caller saw, so that a changed proposal isn't accepted. ISO 8601, UTC. */
  startsAt: z.iso.datetime(),
});
export type AnswerProposalInput = z.input<typeof answerProposalInput>;
