import { MINOR_PER_MAJOR } from '../money';

/** Weekly hours an applicant may enter. */
export const WEEKLY_HOURS = { from: 1, to: 80, default: 20 } as const;

/** Default rate of an application, in whole euros per hour (specification 2, section 9). */
export const APPLICATION_RATE = 35;

/** Weeks per month in the estimate (specification 2, section 9). */
const ESTIMATE_WEEKS = 4;

/** Monthly earnings for `hours` a week at `rate` whole euros per hour, in cents. */
export function estimatedMonthlyMinor(rate: number, hours: number): number {
  return rate * hours * ESTIMATE_WEEKS * MINOR_PER_MAJOR;
}
