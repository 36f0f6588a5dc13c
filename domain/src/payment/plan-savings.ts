import type { Booking } from '../booking/booking';
import { DAY_MS } from '../foundation/durations';
import { divideHalfUp, percentOfMinor } from '../foundation/money';
import { hasPlanDiscount } from '../pricing/discounts';
import { PLAN_IDS, type Plan, planOf } from '../pricing/plans';
import type { Price } from '../pricing/price';

/** The stretch of a member's past sessions that is looked at, to say what a plan would have saved. */
export const LOOK_BACK_MS = 30 * DAY_MS;

/** A session with its price. */
export type PricedSession = Pick<Booking, 'date' | 'startsAt' | 'status' | 'price'>;

/** The cost of some sessions with a plan, in minor units. */
export interface PlanOutcome {
  readonly plan: Plan;
  /** The plan's price, and what is left to pay for the sessions. */
  readonly costMinor: number;
  /** The difference to their cost without a plan; negative if they cost more. */
  readonly savedMinor: number;
}

export interface PlanComparison {
  /** The number of sessions that were looked at. */
  readonly sessions: number;
  /** The cost without a plan. */
  readonly withoutMinor: number;
  readonly outcomes: readonly PlanOutcome[];
  /** The plan with which they cost least; null if that is no plan. */
  readonly best: Plan | null;
}

/**
 * What a month's sessions would have cost without a plan, and with each. Canceled ones don't count. The first
 * of each month or day get the plan's discount, as many as it has; nothing is carried over from before. Loyalty
 * credits count as they were used.
 * @param arePaid whether plans are paid and give session credit; otherwise they are free.
 */
export function comparePlans(sessions: readonly PricedSession[], arePaid: boolean): PlanComparison {
  const counted = sessions
    .filter(({ status }) => status !== 'cancelled')
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const withoutMinor = sum(counted.map(({ price }) => leftWith(price, 0)));
  const outcomes = PLAN_IDS.map((plan): PlanOutcome => {
    const costMinor = costWith(plan, counted, arePaid);
    return { plan, costMinor, savedMinor: withoutMinor - costMinor };
  });
  const best = outcomes.reduce<PlanOutcome | null>((found, outcome) => {
    const least = found?.costMinor ?? withoutMinor;
    return outcome.costMinor < least ? outcome : found;
  }, null);
  return { sessions: counted.length, withoutMinor, outcomes, best: best?.plan ?? null };
}

function costWith(plan: Plan, sessions: readonly PricedSession[], arePaid: boolean): number {
  const { discountPercent, priceMinor, listPriceMinor, sessions: most } = planOf(plan);
  const used = new Map<string, number>();
  let creditMinor = arePaid ? listPriceMinor : 0;
  let costMinor = arePaid ? priceMinor : 0;
  for (const { date, price } of sessions) {
    const period = most.per === 'day' ? date : date.slice(0, 7);
    const number = (used.get(period) ?? 0) + 1;
    used.set(period, number);
    const isDiscounted = number <= most.count;
    const leftMinor = leftWith(price, isDiscounted ? discountPercent : 0);
    const paidMinor = isDiscounted ? Math.min(leftMinor, creditMinor) : 0;
    creditMinor -= paidMinor;
    costMinor += leftMinor - paidMinor;
  }
  return costMinor;
}

/** The rest of a price with this percentage of a plan, before session credit. */
function leftWith(price: Price, planPercent: number): number {
  const others = price.discounts.filter(({ kind }) => kind !== 'plan');
  const percent = Math.min(100, sum(others.map((discount) => discount.percent)) + planPercent);
  const creditsMinor = sum(price.credits.map(({ amountMinor }) => amountMinor));
  return Math.max(0, percentOfMinor(price.subtotalMinor, 100 - percent) - creditsMinor);
}

/** The amount that a plan took off some sessions, in minor units. */
export interface PlanSavings {
  /** The number of sessions that got its discount. */
  readonly sessions: number;
  /** The amount that its percentage took off. */
  readonly discountMinor: number;
  /** The session credit that paid, and the price of that credit. */
  readonly creditMinor: number;
  readonly creditCostMinor: number;
  /** The discount, and what the credit was worth more than it cost. */
  readonly savedMinor: number;
}

/** The savings of a member's plan so far with some sessions. Canceled ones don't count. */
export function planSavings(plan: Plan, sessions: readonly PricedSession[]): PlanSavings {
  const { priceMinor, listPriceMinor } = planOf(plan);
  const counted = sessions.filter(({ status }) => status !== 'cancelled');
  const discounted = counted.filter(({ price }) => hasPlanDiscount(price));
  const discountMinor = sum(discounted.map(({ price }) => discountOf(price)));
  const creditMinor = sum(counted.map(({ price }) => price.planCreditMinor));
  const creditCostMinor = divideHalfUp(creditMinor * priceMinor, listPriceMinor);
  const savedMinor = discountMinor + creditMinor - creditCostMinor;
  return { sessions: discounted.length, discountMinor, creditMinor, creditCostMinor, savedMinor };
}

/** The amount that the plan's percentage took off a price. */
function discountOf(price: Price): number {
  return leftWith(price, 0) - (price.totalMinor + price.planCreditMinor);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
