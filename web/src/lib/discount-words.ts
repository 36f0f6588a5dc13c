import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  BRONZE_COUPON_MINOR,
  type CreditKind,
  GOLD_BONUS_MINUTES,
} from '@hearthkin/domain/pricing/credits';
import { type DiscountKind, SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOURS } from '@hearthkin/domain/pricing/happy-hour';
import type { LoyaltyTier } from '@hearthkin/domain/pricing/loyalty';
import { formatMoney, formatPercent, formatTimeOfDay } from './format';

interface Words {
  readonly name: string;
  readonly why: string;
}

/**
 * "Monday to Friday, 10 AM to 1 PM and 9 PM to 11 PM", as the reader's clock counts. Prerendered
 * pages wait for it (`useIsHydrated`).
 */
export function happyHourTimes(): string {
  const ranges = HAPPY_HOURS.map(({ from, until }) => `${clock(from)} to ${clock(until)}`);
  return `Monday to Friday, ${ranges.join(' and ')}`;
}

function clock(time: string): string {
  return formatTimeOfDay(Date.parse(`1970-01-01T${time}Z`) / MINUTE_MS);
}

/** Each discount's name and the reason for it. */
export const DISCOUNT_WORDS: Readonly<Record<DiscountKind, Words>> = {
  plan: { name: 'Plan discount', why: 'For the sessions of your plan.' },
  'happy-hour': {
    name: 'Happy Hour',
    get why() {
      return `${happyHourTimes()}, on your companion’s clock.`;
    },
  },
  'silver-loyalty': { name: 'Silver loyalty', why: 'For ten completed sessions, once.' },
  'first-session': { name: 'First session together', why: 'Once with every companion.' },
};

export const CREDIT_WORDS: Readonly<Record<CreditKind, Words>> = {
  'bronze-coupon': { name: 'Bronze coupon', why: 'For five completed sessions, once.' },
  'gold-bonus': {
    name: 'Gold bonus, 15 minutes free',
    why: 'For twenty completed sessions, once.',
  },
};

/** The gifts of each loyalty tier. */
export const REWARD_WORDS: Readonly<Record<LoyaltyTier, string>> = {
  bronze: `A coupon of ${formatMoney(BRONZE_COUPON_MINOR)}`,
  silver: `${formatPercent(SILVER_LOYALTY_PERCENT)} off your next booking`,
  gold: `${GOLD_BONUS_MINUTES} minutes of a session free, and the Gold badge`,
};
