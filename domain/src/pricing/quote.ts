import { DEFAULT_HOURLY_RATE } from '../account/fields';
import { type ActivityId, activityOf } from '../booking/activities';
import { CURRENCY, divideHalfUp, percentOfMinor } from '../money';
import { type CreditKind, creditsOff } from './credits';
import {
  type Discount,
  discountsFor,
  hasPlanDiscount,
  type MemberStanding,
  type OwnOffers,
} from './discounts';
import type { Price } from './price';

export interface QuoteRequest {
  readonly activity: ActivityId;
  /** Whole currency units per hour. */
  readonly hourlyRate: number;
  readonly minutes: number;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly standing: MemberStanding;
  /** The companion's. */
  readonly offers: OwnOffers;
  /** The credits to use; unavailable ones are ignored. */
  readonly useCredits?: readonly CreditKind[];
}

/**
 * Price per hour of an activity, in minor units: its default rate scaled by the companion's rate,
 * rounded to the cent, halves up.
 */
export function activityRateMinor(activity: ActivityId, hourlyRate: number): number {
  return divideHalfUp(activityOf(activity).rateMinor * hourlyRate, DEFAULT_HOURLY_RATE);
}

/** The price of a session. Both client and server compute it; the server's result counts. */
export function quote(request: QuoteRequest): Price {
  const rateMinor = activityRateMinor(request.activity, request.hourlyRate);
  const subtotalMinor = divideHalfUp(rateMinor * request.minutes, 60);
  const { standing, offers, startsAt, timeZone } = request;
  const discounts = discountsFor(standing, offers, startsAt, timeZone);
  const summed = discounts.reduce((sum, { percent }) => sum + percent, 0);
  const discountPercent = Math.min(summed, 100);
  const amountMinor = percentOfMinor(subtotalMinor, 100 - discountPercent);
  const kinds = standing.credits.filter((kind) => request.useCredits?.includes(kind));
  const credits = creditsOff(kinds, { rateMinor, discountPercent, amountMinor });
  const leftMinor = credits.reduce((left, credit) => left - credit.amountMinor, amountMinor);
  const planCreditMinor = Math.min(leftMinor, usableFor(discounts, standing));
  return {
    currency: CURRENCY,
    rateMinor,
    subtotalMinor,
    discounts,
    discountPercent,
    credits,
    planCreditMinor,
    totalMinor: leftMinor - planCreditMinor,
  };
}

/** The session credit that a session with these discounts can be paid with. */
function usableFor(discounts: readonly Discount[], standing: MemberStanding): number {
  const { planCreditMinor = 0, returnedCreditMinor = 0 } = standing;
  return (hasPlanDiscount({ discounts }) ? planCreditMinor : 0) + returnedCreditMinor;
}
