import { DAY_MS } from '../durations';

/** How long the words of a removed message are kept for reports, in milliseconds: 90 days. */
export const EVIDENCE_KEEP_MS = 90 * DAY_MS;

/** The latest messages of a booking's two sides that staff may read. */
export const MESSAGES_READ = 50;

/** How many of the last messages a report about messages contains. */
export const REPORTED_MESSAGES = 20;
