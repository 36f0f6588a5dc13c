import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '../foundation/durations';
import { countSchema, text } from '../foundation/schemas';
import { roomWindow, type SessionTimes } from './room';

/** The time after that at which the signals are deleted. */
const SIGNALS_KEPT_MS = DAY_MS;

/** The least time between two heartbeats of a side; the rules refuse more. */
export const HEARTBEAT_MS = MINUTE_MS;

/** The interval at which a side in the room sends one: later than the rules ask, since timers vary. */
export const HEARTBEAT_EVERY_MS = 75_000;

/** The most that a signal may hold; texts in characters. The rules repeat it. */
export const SIGNAL_LIMITS = {
  sdp: 20_000,
  candidates: 60,
  /** The most characters of all candidates joined by line breaks. */
  candidateText: 30_000,
  revision: 200,
} as const;

/** The form of an id that Firestore makes. */
const ATTEMPT = /^[A-Za-z0-9]{20}$/;
const ATTEMPT_OR_NONE = /^([A-Za-z0-9]{20})?$/;

/** The devices that a side has switched on. */
const modesSchema = z.object({ microphone: z.boolean(), camera: z.boolean() });

const descriptionSchema = z.object({
  type: z.enum(['offer', 'answer']),
  sdp: text(SIGNAL_LIMITS.sdp),
});

const isShortTogether = z.refine<readonly string[]>(
  (lines) => [...lines.join('\n')].length <= SIGNAL_LIMITS.candidateText,
);

/**
 * A message between the browsers of a virtual session, by which they connect: one document for each side and attempt
 * (one opening of the page, 20 letters and digits).
 *
 * @document bookings/{id}/room/{uid}_{attempt}
 * @reads its two sides while the room is open, in lists of up to 20. Not even staff: it holds network addresses. A
 *   listener that was there before the room closed goes on, but no one writes any more.
 * @writes Each side its own, while the room is open and the account active and verified: `answers` (the other side's
 *   attempt, or empty), `description` (an offer or answer, up to 20,000 characters), up to 60 `candidates` (lines of
 *   JSON, 30,000 characters together), `modes`, `leftAt`. Each write has the server's time and a higher `revision`,
 *   from 0 to 200. After `leftAt` there is none. For the rules, candidates are only texts: they can't read JSON. No
 *   client deletes: a late reader would see no one.
 * @goes by TTL on `expireAt`, a day after the room closes (rules compute it from the booking), or with the account.
 */
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
  /** The time at which the side left with this attempt, which is then over; null before. */
  leftAt: z.nullable(z.date()),
  writtenAt: z.date(),
  /** The time at which it is deleted. */
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

/**
 * The times at which a side came to the room and was last there. It decides nothing; both sides and staff see it.
 *
 * @document bookings/{id}/attendance/{uid}
 * @reads its two sides, at any time. Staff read it with the booking, by `readAsStaff`.
 * @writes Each side its own, while the room is open and the account active and verified: `joinedAt` and `lastSeenAt` =
 *   now, then `lastSeenAt` = now, once a minute at most.
 * @goes with the booking. It stays when a side deletes their account, like the booking's other facts.
 */
export const attendanceSchema = z.object({
  joinedAt: z.date(),
  /** The time of the last heartbeat; heartbeats are `HEARTBEAT_MS` apart at least. */
  lastSeenAt: z.date(),
});
export type Attendance = z.infer<typeof attendanceSchema>;
