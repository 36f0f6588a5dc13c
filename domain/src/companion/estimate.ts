import { divideHalfUp, MINOR_PER_MAJOR } from '../foundation/money';
import { FIRST_SESSION_PERCENT } from '../pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '../pricing/happy-hour';

/** Weekly hours an applicant may enter. */
export const WEEKLY_HOURS = { from: 1, to: 80, default: 20 } as const;

/** Default rate of an application, in whole euros per hour (specification 2, section 9). */
export const APPLICATION_RATE = 35;

/** Weeks per month in the estimate (specification 2, section 9). */
const ESTIMATE_WEEKS = 4;

/** The part of the hours that the low end of an estimate assumes to be booked, in percent. No figure counts it. */
export const FEW_HOURS_PERCENT = 25;

/** The part of a typical week that an estimate with both offers assumes, in percent of its hours. */
export const OFFER_HOURS_PERCENT = { firstSession: 25, happyHour: 25 } as const;

/** Monthly earnings for `hours` a week at `rate` whole euros per hour, in cents. */
export function estimatedMonthlyMinor(rate: number, hours: number): number {
  return rate * hours * ESTIMATE_WEEKS * MINOR_PER_MAJOR;
}

/** The same with both of a companion's own offers, for `OFFER_HOURS_PERCENT` of the hours. */
export function estimatedWithOffersMinor(rate: number, hours: number): number {
  const offPerTenThousand =
    OFFER_HOURS_PERCENT.firstSession * FIRST_SESSION_PERCENT +
    OFFER_HOURS_PERCENT.happyHour * HAPPY_HOUR_PERCENT;
  return divideHalfUp(estimatedMonthlyMinor(rate, hours) * (10_000 - offPerTenThousand), 10_000);
}
