import { DAY_MS } from '../foundation/durations';

/** The time for which financial records are kept: seven years with two leap days. */
export const RETAIN_MS = (7 * 365 + 2) * DAY_MS;

/**
 * The time until which a booking and its payment are kept once both accounts are deleted: seven years from
 * their last change.
 * @param happened the session's end, its last change, and the last movements of money.
 */
export function keptUntil(happened: readonly Date[]): Date {
  return new Date(Math.max(...happened.map((at) => at.getTime())) + RETAIN_MS);
}
