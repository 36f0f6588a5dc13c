import { activityOf } from '../foundation/activities';
import { HOUR_MS } from '../foundation/durations';
import type { Booking, EndReason } from './booking';
import { markOpensAt, type SessionDay } from './day-marks';

/** The time before the start of an in-person session at which its card appears to both sides. */
export const DAY_OPENS_BEFORE_MS = 12 * HOUR_MS;

/** The time after the end for which the card stays. */
export const DAY_CLOSES_AFTER_MS = 6 * HOUR_MS;

/** The reason why a booking ended that the two had never agreed on. */
export const NEVER_AGREED = ['declined', 'withdrawn', 'expired'] as const satisfies EndReason[];

type Cancellation = Pick<NonNullable<Booking['cancellation']>, 'endReason' | 'at'>;
interface Agreed extends Pick<Booking, 'status'> {
  readonly cancellation: Cancellation | null;
}
export type DayOf = Agreed & Pick<Booking, 'activity' | 'startsAt' | 'endsAt'>;

/**
 * Whether the two had agreed to meet then, whatever has become of the booking. Safety depends on that alone: the
 * other side can't switch it off.
 */
export function wasAgreed({ status, cancellation }: Agreed): boolean {
  if (status === 'confirmed' || status === 'completed') return true;
  return cancellation !== null && !NEVER_AGREED.some((one) => one === cancellation.endReason);
}

/** `none`: there is no such day, because the session is virtual or was never agreed. */
export type DayState = 'none' | 'early' | 'open' | 'over';

/** Whether it is the day of an in-person session, on which its sides can call for help. The rules repeat it. */
export function dayStateOf(booking: DayOf, now: Date): DayState {
  const { activity, startsAt, endsAt } = booking;
  if (!wasAgreed(booking) || activityOf(activity).virtual) return 'none';
  const at = now.getTime();
  if (at < startsAt.getTime() - DAY_OPENS_BEFORE_MS) return 'early';
  return at < endsAt.getTime() + DAY_CLOSES_AFTER_MS ? 'open' : 'over';
}

/** Whether the two have agreed to meet in person on a later day. */
export function isMeetingAhead(booking: DayOf, now: Date): boolean {
  return booking.status === 'confirmed' && dayStateOf(booking, now) === 'early';
}

/** Whether the card of the day is shown: not of a session that was called off before its day had begun. */
export function showsDay(booking: DayOf, now: Date): boolean {
  const opensAt = new Date(booking.startsAt.getTime() - DAY_OPENS_BEFORE_MS);
  return dayStateOf(booking, now) === 'open' && !isOffBefore(booking, opensAt);
}

/**
 * Whether sides of it may be asked afterwards whether they are all right. A session that was called off before either
 * could be there didn't take place.
 */
export function isAskedAfter(booking: DayOf, now: Date): boolean {
  return (
    dayStateOf(booking, now) !== 'none' && !isOffBefore(booking, markOpensAt('hereAt', booking))
  );
}

/**
 * Whether a side is asked: everyone, unless it was called off before its start; to call one off later is itself a
 * reason to ask. Who had said that they are there is asked all the same, so that the other side can't switch it off.
 */
export function isSideAsked(booking: DayOf, day: SessionDay | null, now: Date): boolean {
  const wasThere = (day?.hereAt ?? day?.startedAt ?? null) !== null;
  return isAskedAfter(booking, now) && (wasThere || !isOffBefore(booking, booking.startsAt));
}

function isOffBefore({ cancellation }: DayOf, instant: Date): boolean {
  return cancellation !== null && cancellation.at.getTime() < instant.getTime();
}
