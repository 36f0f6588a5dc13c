import { DAY_MS } from '../foundation/durations';

/** Discounted sessions of a plan, and how many unused ones carry over. */
export interface PlanSessions {
  readonly count: number;
  readonly per: 'month' | 'day';
  readonly carriesOver: number;
}

export interface PlanInfo {
  readonly name: string;
  /** Percent off a booking. */
  readonly discountPercent: number;
  /** Monthly price, and the list price, which each paid month gives as session credit; in minor units. */
  readonly priceMinor: number;
  readonly listPriceMinor: number;
  /** The most of a paid month's session credit that rolls over, in minor units: two sessions' worth. */
  readonly creditRolloverMinor: number;
  readonly sessions: PlanSessions;
}

/** The plans with prices, sessions and discounts (specification 2, section 9). */
export const PLANS = {
  lite: {
    name: 'Emotional Lite',
    discountPercent: 5,
    priceMinor: 4900,
    listPriceMinor: 5200,
    creditRolloverMinor: 0,
    sessions: { count: 3, per: 'month', carriesOver: 0 },
  },
  standard: {
    name: 'Emotional Care',
    discountPercent: 10,
    priceMinor: 8900,
    listPriceMinor: 9900,
    creditRolloverMinor: 3300,
    sessions: { count: 6, per: 'month', carriesOver: 2 },
  },
  unlimited: {
    name: 'Emotional Freedom',
    discountPercent: 15,
    priceMinor: 15_900,
    listPriceMinor: 17_900,
    creditRolloverMinor: 0,
    sessions: { count: 1, per: 'day', carriesOver: 0 },
  },
} as const satisfies Record<string, PlanInfo>;

export type Plan = keyof typeof PLANS;

export const PLAN_IDS = Object.keys(PLANS) as Plan[];

export function planOf(id: Plan): PlanInfo {
  return PLANS[id];
}

/** The time after a failed payment in which a plan goes on, so that it can be made up for. */
export const PLAN_GRACE_MS = 7 * DAY_MS;
