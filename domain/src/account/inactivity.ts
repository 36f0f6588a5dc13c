import { DAY_MS } from '../durations';

/** An account that nobody has used for so long, eleven months, is told that it will be closed. */
export const NOTICE_AFTER_MS = 335 * DAY_MS;

/** How long an account is left unused at least before it is closed: twelve months, leap day or not. */
export const CLOSE_AFTER_MS = 366 * DAY_MS;

/** How long somebody has at least, from the notice on, to come back. */
export const NOTICE_MS = 30 * DAY_MS;

/** When an account that was told so is closed, unless somebody uses it before. */
export function closesAt(lastUsedAt: Date, noticeAt: Date): Date {
  return new Date(Math.max(lastUsedAt.getTime() + CLOSE_AFTER_MS, noticeAt.getTime() + NOTICE_MS));
}

export type Inactivity = 'in-use' | 'notice-due' | 'told' | 'closing-due';

/**
 * Where an account stands that nobody uses (specification 2, section 9).
 * @param noticeAt when it was last told of it; void once somebody has used the account after that.
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
