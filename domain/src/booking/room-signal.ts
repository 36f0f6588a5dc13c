import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '../durations';
import { countSchema, text } from '../schemas';
import { roomWindow, type SessionTimes } from './room';

/** How long after that the signals are deleted. */
const SIGNALS_KEPT_MS = DAY_MS;

/** The least time between two heartbeats of a side; the rules refuse more. */
export const HEARTBEAT_MS = MINUTE_MS;

/** How often a side in the room sends one: later than the rules ask, since timers vary. */
export const HEARTBEAT_EVERY_MS = 75_000;

/** The most that a signal may hold; texts in characters. The rules repeat it. */
export const SIGNAL_LIMITS = {
  sdp: 20_000,
  candidates: 60,
  /** Of all candidates joined by line breaks. */
  candidateText: 30_000,
  revision: 200,
} as const;

/** What Firestore makes as an id. */
const ATTEMPT = /^[A-Za-z0-9]{20}$/;
const ATTEMPT_OR_NONE = /^([A-Za-z0-9]{20})?$/;

/** What a side has switched on. */
const modesSchema = z.object({ microphone: z.boolean(), camera: z.boolean() });

const descriptionSchema = z.object({
  type: z.enum(['offer', 'answer']),
  sdp: text(SIGNAL_LIMITS.sdp),
});

const isShortTogether = z.refine<readonly string[]>(
  (lines) => [...lines.join('\n')].length <= SIGNAL_LIMITS.candidateText,
);

/** `bookings/{bookingId}/room/{signalId}`: what one side tells the other to connect. */
export const signalSchema = z.object({
  uid: z.string(),
  /** Random: one opening of the page. */
  attempt: z.string().check(z.regex(ATTEMPT)),
  /** The attempt of the other side that this one belongs to; empty before there is one. */
  answers: z.string().check(z.regex(ATTEMPT_OR_NONE)),
  /** Grows with each write. */
  revision: countSchema.check(z.maximum(SIGNAL_LIMITS.revision)),
  description: z.nullable(descriptionSchema),
  /** Each a line of JSON of an `RTCIceCandidateInit`. For the rules they are only texts. */
  candidates: z.array(z.string()).check(z.maxLength(SIGNAL_LIMITS.candidates), isShortTogether),
  modes: modesSchema,
  /** When the side left with this attempt, which is then over; null before. */
  leftAt: z.nullable(z.date()),
  writtenAt: z.date(),
  /** When it is deleted. */
  expireAt: z.date(),
});
export type Signal = z.infer<typeof signalSchema>;

/** A STUN or TURN server, as `RTCPeerConnection` takes it. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** The id of the signal of one side and attempt. */
export function signalId({ uid, attempt }: Pick<Signal, 'uid' | 'attempt'>): string {
  return `${uid}_${attempt}`;
}

/** The `expireAt` of a signal: a day after the room has closed. The rules compute the same. */
export function signalExpiresAt(times: SessionTimes): Date {
  return new Date(roomWindow(times).closesAt.getTime() + SIGNALS_KEPT_MS);
}

/** `bookings/{bookingId}/attendance/{uid}`: that a side was in the room. */
export const attendanceSchema = z.object({
  joinedAt: z.date(),
  /** Of the last heartbeat, `HEARTBEAT_MS` apart at least. */
  lastSeenAt: z.date(),
});
export type Attendance = z.infer<typeof attendanceSchema>;
