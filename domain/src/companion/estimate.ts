import { MINOR_PER_MAJOR } from '../money';

/** Hours a week a companion may say they have. */
export const WEEKLY_HOURS = { from: 1, to: 80, default: 20 } as const;

/** Whole euros an hour that an application begins with (specification 2, section 9). */
export const APPLICATION_RATE = 35;

/** Weeks in a month, as the estimate counts (specification 2, section 9). */
const ESTIMATE_WEEKS = 4;

/** What `hours` a week at `rate` whole euros an hour come to in a month, in cents. */
export function estimatedMonthlyMinor(rate: number, hours: number): number {
  return rate * hours * ESTIMATE_WEEKS * MINOR_PER_MAJOR;
}
