import { DAY_MS } from '../durations';

/** After eleven months without use the owner is told that the account will be closed. */
export const NOTICE_AFTER_MS = 335 * DAY_MS;

/** How long an account is left unused at least before it is closed: twelve months, leap day or not. */
export const CLOSE_AFTER_MS = 366 * DAY_MS;

/** The least time from the notice to the closing. */
export const NOTICE_MS = 30 * DAY_MS;

/** When an account that was told so is closed, unless it is used before. */
export function closesAt(lastUsedAt: Date, noticeAt: Date): Date {
  return new Date(Math.max(lastUsedAt.getTime() + CLOSE_AFTER_MS, noticeAt.getTime() + NOTICE_MS));
}

export type Inactivity = 'in-use' | 'notice-due' | 'told' | 'closing-due';

/**
 * Where an unused account stands (specification 2, section 9).
 * @param noticeAt when it was last told of it; void once the account was used after that.
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
