import { MINUTE_MS } from '../durations';
import type { Conversation } from './conversation';

/** How many of the latest first replies the response time is measured by. */
export const REPLIES_KEPT = 20;

/** What a message does to who waits for whom. */
export interface Turn {
  readonly waitingSince: Conversation['waitingSince'];
  /** How long the other side had waited for this answer, in minutes; null where it is none. */
  readonly replyMinutes: number | null;
}

/**
 * The writer waits from then on, unless they wait already; the person who is answered waits no longer.
 * Only the first of several answers in a row counts as a reply.
 */
export function takeTurn(
  waitingSince: Conversation['waitingSince'],
  senderId: string,
  otherId: string,
  at: Date,
): Turn {
  const { [otherId]: since, ...rest } = waitingSince;
  const waiting = { ...rest, [senderId]: rest[senderId] ?? at };
  if (since === undefined) return { waitingSince: waiting, replyMinutes: null };
  // Events come in any order: what was sent before the question is no answer to it.
  if (at.getTime() < since.getTime()) return { waitingSince, replyMinutes: null };
  return { waitingSince: waiting, replyMinutes: (at.getTime() - since.getTime()) / MINUTE_MS };
}

/** The latest replies with one more, oldest first. */
export function withReply(minutes: readonly number[], reply: number): number[] {
  return [...minutes, reply].slice(-REPLIES_KEPT);
}

/** The middle of some numbers, of an even count the mean of the two middle ones; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
