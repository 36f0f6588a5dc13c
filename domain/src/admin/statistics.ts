import { DAY_MS } from '../durations';

/** An account is active if it was used within this many days. */
export const ACTIVE_DAYS = 30;

/** The first instant at which a visit makes an account count as active. */
export function activeSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
}
