import * as z from 'zod/mini';
import { HOUR_MS } from '../foundation/durations';
import { text } from '../foundation/schemas';
import type { Booking } from './booking';

/** The time before the start from which a side may say that they are there. */
export const MARKS_OPEN_BEFORE_MS = 2 * HOUR_MS;

/** Maximum length of what a side says to be recognized by. The rules repeat it. */
export const LOOK_LIKE_MAX = 80;

/** So many of a side's earlier words are kept for a report; then they stay as they are. The rules repeat it. */
export const LOOKS_KEPT = 10;

/** The marks of a side on the day, in this order. */
export const DAY_MARKS = ['hereAt', 'startedAt', 'doneAt'] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** From when a mark may be set: "done" needs a session that has started. The rules repeat it. */
export function markOpensAt(mark: DayMark, { startsAt }: Pick<Booking, 'startsAt'>): Date {
  return mark === 'doneAt' ? startsAt : new Date(startsAt.getTime() - MARKS_OPEN_BEFORE_MS);
}

/**
 * A side's marks on the day of an in-person session, and `lookLike`, up to 80 characters by which the other side
 * recognizes them, with `formerLooks`, their earlier words. It has no place: location is never tracked.
 *
 * @document bookings/{id}/day/{uid}
 * @reads its two sides, by id, at any time. Staff get it with a check-in, a claim or the booking, by `readAsStaff`.
 * @writes Each side its own, as a whole, of a session that was agreed, whatever has become of it, from twelve hours
 *   before the start to six after the end; `lookLike` by an active, verified account only. A mark is null, as it was,
 *   or now: the first two from two hours before the start, `doneAt` from the start. So a press can be taken back.
 *   Other words add the former ones to `formerLooks`, ten at most, so that a report of the session has all of them. No
 *   client deletes.
 * @goes with the booking. When a side deletes their account, their `lookLike` and `formerLooks` are emptied.
 */
export const sessionDaySchema = z.object({
  hereAt: z.nullable(z.date()),
  startedAt: z.nullable(z.date()),
  doneAt: z.nullable(z.date()),
  /** The words by which the other side recognizes them: "green coat". May be empty. */
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
