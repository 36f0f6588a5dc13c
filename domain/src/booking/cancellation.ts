import { DAY_MS } from '../foundation/durations';
import type { EndReason } from './booking';

/** A member's cancellation is free until this long before the start. */
export const FREE_CANCELLATION_MS = DAY_MS;

/** The cost of a later cancellation, in percent. */
export const LATE_CANCELLATION_KEEPS_PERCENT = 50;

/** The part of a price that isn't refunded when a booking ends for this reason, in percent. */
export function keptPercent(startsAt: Date, endReason: EndReason | null, now: Date): number {
  if (endReason === null) return 100;
  if (endReason !== 'member-cancelled') return 0;
  const isFree = now.getTime() <= startsAt.getTime() - FREE_CANCELLATION_MS;
  return isFree ? 0 : LATE_CANCELLATION_KEEPS_PERCENT;
}
