import * as z from 'zod/mini';
import { HOUR_MS } from '../durations';
import { text } from '../schemas';
import { activityOf } from './activities';
import type { Booking } from './booking';

/** How long before the start of an in-person session its card appears to both sides. */
export const DAY_OPENS_BEFORE_MS = 12 * HOUR_MS;

/** How long before the start a side may say that they are there. */
export const MARKS_OPEN_BEFORE_MS = 2 * HOUR_MS;

/** How long after the end the card stays. */
export const DAY_CLOSES_AFTER_MS = 6 * HOUR_MS;

/** Maximum length of what a side says to be recognized by. The rules repeat it. */
export const LOOK_LIKE_MAX = 80;

/** The statuses of a booking that takes place: a session may be completed while it goes on. */
export const DAY_STATUSES = ['confirmed', 'completed'] as const satisfies Booking['status'][];

type DayOf = Pick<Booking, 'activity' | 'status' | 'startsAt' | 'endsAt'>;

/** `none`: there is no such day, because the session is virtual or isn't agreed. */
export type DayState = 'none' | 'early' | 'open' | 'over';

/** Whether the card of an in-person session's day is shown. The rules repeat it. */
export function dayStateOf({ activity, status, startsAt, endsAt }: DayOf, now: Date): DayState {
  const isAgreed = DAY_STATUSES.some((agreed) => agreed === status);
  if (!isAgreed || activityOf(activity).virtual) return 'none';
  const at = now.getTime();
  if (at < startsAt.getTime() - DAY_OPENS_BEFORE_MS) return 'early';
  return at < endsAt.getTime() + DAY_CLOSES_AFTER_MS ? 'open' : 'over';
}

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
});
export type SessionDay = z.infer<typeof sessionDaySchema>;

/** A side that has said nothing yet. */
export const NOTHING_SAID: SessionDay = {
  hereAt: null,
  startedAt: null,
  doneAt: null,
  lookLike: '',
};

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
