import * as z from 'zod';
import { LIMITS } from '../account/fields';
import { CREDIT_KINDS } from '../pricing/credits';
import { ACTIVITY_IDS } from './activities';
import { bookingStatusSchema, timingSchema } from './booking';

/** A Firebase Auth uid or a document id of ours. */
const idSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^/]+$/);

/** What `createBooking` is asked. */
export const createBookingInput = z.strictObject({
  /** Made by the client once per attempt and repeated when it tries again: one request books once. */
  requestId: z.uuid(),
  companionId: idSchema,
  activity: z.enum(ACTIVITY_IDS),
  timing: timingSchema,
  /** ISO 8601, UTC. */
  startsAt: z.iso.datetime(),
  minutes: z.int().positive(),
  location: z.string().trim().max(LIMITS.location),
  notes: z.string().trim().max(LIMITS.notes),
  /** What loyalty gave once and is to be used now. */
  useCredits: z.array(z.enum(CREDIT_KINDS)).max(CREDIT_KINDS.length).default([]),
  /** The total the member saw and agreed to. */
  agreedTotalMinor: z.int().min(0),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

export interface CreateBookingResult {
  readonly bookingId: string;
}

/** What `transitionBooking` is asked. */
export const transitionBookingInput = z.strictObject({
  bookingId: idSchema,
  to: bookingStatusSchema.exclude(['pending']),
  /** Shown to the other side. */
  reason: z.string().trim().max(LIMITS.reason).default(''),
});
export type TransitionBookingInput = z.input<typeof transitionBookingInput>;

export interface TransitionBookingResult {
  readonly status: z.infer<typeof bookingStatusSchema>;
}

/** What `proposeTime` is asked. */
export const proposeTimeInput = z.strictObject({
  bookingId: idSchema,
  /** ISO 8601, UTC; the session keeps its length. */
  startsAt: z.iso.datetime(),
  /** Shown to the other side. */
  note: z.string().trim().max(LIMITS.reason).default(''),
});
export type ProposeTimeInput = z.input<typeof proposeTimeInput>;

export interface ProposeTimeResult {
  readonly proposed: true;
}

/** What `answerProposal` is asked; whoever made the proposal takes it back by not accepting. */
export const answerProposalInput = z.strictObject({
  bookingId: idSchema,
  accept: z.boolean(),
  /** The start that was read: what has changed meanwhile is not agreed to. ISO 8601, UTC. */
  startsAt: z.iso.datetime(),
});
export type AnswerProposalInput = z.input<typeof answerProposalInput>;

export interface AnswerProposalResult {
  readonly status: z.infer<typeof bookingStatusSchema>;
}
