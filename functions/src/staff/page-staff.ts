import { logger } from '../platform/logger';

/** The reason to call staff at once. */
export type PageReason = keyof typeof REASONS;

const REASONS = {
  help: 'Someone at a session asked for help',
  silence: 'Someone didn’t answer after a session',
  report: 'A report says that someone is in danger',
  message: 'A message to support says that someone is in danger',
  waiting: 'One of these waits, and no one of us has taken it',
} as const;

/**
 * Calls the staff on duty, by a line in the log that an alert sends to their pager (production/setup/alerts.ts). The
 * line names no one: it goes to services that know nothing of our members.
 */
export function pageStaff(reason: PageReason, count = 1): void {
  logger.error('Staff are needed now', { reason, because: REASONS[reason], count });
}
