import { DAY_MS } from '../foundation/durations';

/** The time for which the words of a removed message are kept for reports, in milliseconds: 90 days. */
export const EVIDENCE_KEEP_MS = 90 * DAY_MS;

/** The latest messages of a booking's two sides that staff may read. */
export const MESSAGES_READ = 50;

/** The number of last messages that a report about messages contains. */
export const REPORTED_MESSAGES = 20;

/**
 * How many messages that were taken back a report of a conversation contains besides: so many of the earliest kept ones, and
 * so many of the latest. A document has no space for any number of the longest.
 */
export const REPORTED_TAKEN_BACK = 50;
