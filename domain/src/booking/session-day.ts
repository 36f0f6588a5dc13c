import { HOUR_MS } from '../durations';
import { activityOf } from './activities';
import type { Booking } from './booking';

/** How long before the start of an in-person session its card appears to both sides. */
export const DAY_OPENS_BEFORE_MS = 12 * HOUR_MS;

/** How long after the end the card stays. */
export const DAY_CLOSES_AFTER_MS = 6 * HOUR_MS;

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
