import { DAY_MS } from '../foundation/durations';

/** After eleven months without use the owner is told that the account will be closed. */
export const NOTICE_AFTER_MS = 335 * DAY_MS;

/**
 * How long an account must be unused before it is closed: twelve months, with or without a leap
 * day.
 */
export const CLOSE_AFTER_MS = 366 * DAY_MS;

/** The minimum time between notice and closing. */
export const NOTICE_MS = 30 * DAY_MS;

/** The time at which a notified account is closed, unless it is used before. */
export function closesAt(lastUsedAt: Date, noticeAt: Date): Date {
  return new Date(Math.max(lastUsedAt.getTime() + CLOSE_AFTER_MS, noticeAt.getTime() + NOTICE_MS));
}

export type Inactivity = 'in-use' | 'notice-due' | 'told' | 'closing-due';

/**
 * The state of an unused account (specification 2, section 9).
 * @param noticeAt when the owner was last notified; ignored if the account was used after that.
 */
export function inactivityOf(
  { lastUsedAt, noticeAt }: { readonly lastUsedAt: Date; readonly noticeAt: Date | null },
  now: Date,
): Inactivity {
  if (noticeAt !== null && noticeAt.getTime() >= lastUsedAt.getTime()) {
    return now.getTime() < closesAt(lastUsedAt, noticeAt).getTime() ? 'told' : 'closing-due';
  }
  return now.getTime() - lastUsedAt.getTime() < NOTICE_AFTER_MS ? 'in-use' : 'notice-due';
}
