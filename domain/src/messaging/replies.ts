import { MINUTE_MS } from '../foundation/durations';
import type { Conversation } from './conversation';

/** The number of latest first replies that the response time uses. */
export const REPLIES_KEPT = 20;

/** The effect of a message on who waits for whom. */
export interface Turn {
  readonly waitingSince: Conversation['waitingSince'];
  /** The time that the other side had waited, in minutes; null if this isn't a reply. */
  readonly replyMinutes: number | null;
}

/**
 * The writer starts waiting, unless they already are; the recipient stops waiting. Only the first
 * of several answers counts as a reply.
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
  // Events arrive in any order: a message older than the question isn't an answer to it.
  if (at.getTime() < since.getTime()) return { waitingSince, replyMinutes: null };
  return { waitingSince: waiting, replyMinutes: (at.getTime() - since.getTime()) / MINUTE_MS };
}

/** The latest replies plus one, oldest first. */
export function withReply(minutes: readonly number[], reply: number): number[] {
  return [...minutes, reply].slice(-REPLIES_KEPT);
}

/** The median, or null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
