import { DAY_MS } from '../foundation/durations';

/** An account is active if it was used within this many days. */
export const ACTIVE_DAYS = 30;

/** Accounts last used at or after this instant count as active. */
export function activeSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
}
