import { DAY_MS } from '../durations';

/** How long records are kept that the law may ask for: seven years and their two leap days. */
export const RETAIN_MS = (7 * 365 + 2) * DAY_MS;

/**
 * Until when the books of a session are kept once neither of its sides has an account: seven years
 * from the last that happened to it.
 * @param happened its end, its last change, and the last movements of its money.
 */
export function keptUntil(happened: readonly Date[]): Date {
  return new Date(Math.max(...happened.map((at) => at.getTime())) + RETAIN_MS);
}
