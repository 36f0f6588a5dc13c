import { HOUR_MS } from '../durations';
import { activityOf } from './activities';
import type { Booking, EndReason } from './booking';

/** How long before the start of an in-person session its card appears to both sides. */
export const DAY_OPENS_BEFORE_MS = 12 * HOUR_MS;

/** How long after the end the card stays. */
export const DAY_CLOSES_AFTER_MS = 6 * HOUR_MS;

/** Why a booking ended that the two had never agreed on. */
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

/** Whether the card of the day is shown: not of a session that was called off before its day had begun. */
export function showsDay(booking: DayOf, now: Date): boolean {
  const { cancellation, startsAt } = booking;
  const opensAt = startsAt.getTime() - DAY_OPENS_BEFORE_MS;
  const isOff = cancellation !== null && cancellation.at.getTime() < opensAt;
  return dayStateOf(booking, now) === 'open' && !isOff;
}

/**
 * Whether its sides are asked afterwards whether they are all right. A session that was called off before its start
 * didn't take place; to call one off later is itself a reason to ask.
 */
export function isAskedAfter(booking: DayOf, now: Date): boolean {
  const { cancellation, startsAt } = booking;
  const isOff = cancellation !== null && cancellation.at.getTime() < startsAt.getTime();
  return dayStateOf(booking, now) !== 'none' && !isOff;
}
