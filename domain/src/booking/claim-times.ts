import { HOUR_MS, MINUTE_MS } from '../foundation/durations';

/** A claim may be made this long after the start of a session. */
export const CLAIM_AFTER_MS = 15 * MINUTE_MS;

/** The time that the other side has to answer. */
export const ANSWER_WITHIN_HOURS = 48;

/** So many sessions that a companion missed hide the listing until staff have looked. */
export const MAX_MISSED = 3;

/** Within this time, by the day of the decision. */
export const MISSED_WITHIN_DAYS = 90;

/** A payout is due this long after the session is settled. */
export const PAYOUT_AFTER_MS = 48 * HOUR_MS;
