import { type ActivityId, activityOf } from '../foundation/activities';
import { DEFAULT_HOURLY_RATE } from '../foundation/fields';
import { CURRENCY, divideHalfUp, percentOfMinor } from '../foundation/money';
import { type CreditKind, creditsOff } from './credits';
import {
  type AnytimeStanding,
  anytimeDiscounts,
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

/** A price as far as it is known before a time is chosen. */
export type AnytimePrice = Pick<Price, 'subtotalMinor' | 'discounts' | 'totalMinor'>;

interface AnytimeRequest
  extends Pick<QuoteRequest, 'activity' | 'hourlyRate' | 'minutes' | 'offers'> {
  /** Null while unknown, which leaves out all discounts. */
  readonly standing: AnytimeStanding | null;
}

/**
 * The most that a session costs, whenever it is. Its time may bring more discounts, and credit may
 * pay a part of it.
 */
export function quoteAnytime(request: AnytimeRequest): AnytimePrice {
  const { standing, offers } = request;
  const { subtotalMinor } = subtotalOf(request);
  const discounts = standing === null ? [] : anytimeDiscounts(standing, offers);
  const totalMinor = percentOfMinor(subtotalMinor, 100 - percentOf(discounts));
  return { subtotalMinor, discounts, totalMinor };
}

function subtotalOf({
  activity,
  hourlyRate,
  minutes,
}: Pick<QuoteRequest, 'activity' | 'hourlyRate' | 'minutes'>) {
  const rateMinor = activityRateMinor(activity, hourlyRate);
  return { rateMinor, subtotalMinor: divideHalfUp(rateMinor * minutes, 60) };
}

/** The sum of discounts, 100 at most. */
function percentOf(discounts: readonly Discount[]): number {
  return Math.min(
    discounts.reduce((sum, { percent }) => sum + percent, 0),
    100,
  );
}

/** The price of a session. Both client and server compute it; the server's result counts. */
export function quote(request: QuoteRequest): Price {
  const { rateMinor, subtotalMinor } = subtotalOf(request);
  const { standing, offers, startsAt, timeZone } = request;
  const discounts = discountsFor(standing, offers, startsAt, timeZone);
  const discountPercent = percentOf(discounts);
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
