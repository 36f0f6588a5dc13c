import * as z from 'zod/mini';
import { HOUR_MS } from '../durations';
import { text } from '../schemas';
import type { Booking } from './booking';

/** How long before the start a side may say that they are there. */
export const MARKS_OPEN_BEFORE_MS = 2 * HOUR_MS;

/** Maximum length of what a side says to be recognized by. The rules repeat it. */
export const LOOK_LIKE_MAX = 80;

/** So many of a side's earlier words are kept for a report; then they stay as they are. The rules repeat it. */
export const LOOKS_KEPT = 10;

/** What a side says on the day, in this order. */
export const DAY_MARKS = ['hereAt', 'startedAt', 'doneAt'] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** From when a mark may be set: "done" needs a session that has started. The rules repeat it. */
export function markOpensAt(mark: DayMark, { startsAt }: Pick<Booking, 'startsAt'>): Date {
  return mark === 'doneAt' ? startsAt : new Date(startsAt.getTime() - MARKS_OPEN_BEFORE_MS);
}

/** `bookings/{bookingId}/day/{uid}`: what one side says on the day of an in-person session. */
export const sessionDaySchema = z.object({
  hereAt: z.nullable(z.date()),
  startedAt: z.nullable(z.date()),
  doneAt: z.nullable(z.date()),
  /** How the other side recognizes them: "green coat". May be empty. */
  lookLike: text(LOOK_LIKE_MAX),
  /** Their earlier words, in order: a report has them too. */
  formerLooks: z.array(text(LOOK_LIKE_MAX)).check(z.maxLength(LOOKS_KEPT)),
});
export type SessionDay = z.infer<typeof sessionDaySchema>;

/** A side that has said nothing yet. */
export const NOTHING_SAID: SessionDay = {
  hereAt: null,
  startedAt: null,
  doneAt: null,
  lookLike: '',
  formerLooks: [],
};

/** A side that says how they look, or that takes it back. */
export function withLook(day: SessionDay, lookLike: string): SessionDay {
  const isReplaced = day.lookLike !== '' && day.lookLike !== lookLike;
  const formerLooks = isReplaced ? [...day.formerLooks, day.lookLike] : day.formerLooks;
  return { ...day, lookLike, formerLooks };
}

/**
 * Whether a side has said that the session is over and they are well: by the mark, or by completing the
 * booking themselves.
 */
export function saidDone(
  { statusHistory }: Pick<Booking, 'statusHistory'>,
  role: 'spender' | 'earner',
  day: SessionDay | null,
): boolean {
  if ((day?.doneAt ?? null) !== null) return true;
  return statusHistory.some(
    ({ status, by, event }) => status === 'completed' && by === role && event === undefined,
  );
}
