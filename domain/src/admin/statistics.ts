import { DAY_MS } from '../durations';

/** An account counts as active whose owner was there within so many days. */
export const ACTIVE_DAYS = 30;

/** The first instant at which a visit makes an account count as active. */
export function activeSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
}
