import {
  BRONZE_COUPON_MINOR,
  type CreditKind,
  GOLD_BONUS_MINUTES,
} from '@hearthkin/domain/pricing/credits';
import { type DiscountKind, SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import type { LoyaltyTier } from '@hearthkin/domain/pricing/loyalty';
import { formatMoney, formatPercent } from './format';

interface Words {
  readonly name: string;
  readonly why: string;
}

/** Specification 2, section 9. */
export const HAPPY_HOUR_TIMES = 'Monday to Friday, 10 AM to 1 PM and 9 to 11 PM';

/** Each discount's name and the reason for it. */
export const DISCOUNT_WORDS: Readonly<Record<DiscountKind, Words>> = {
  plan: { name: 'Plan discount', why: 'For the sessions of your plan.' },
  'happy-hour': {
    name: 'Happy Hour',
    why: `${HAPPY_HOUR_TIMES}, on your companion’s clock.`,
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

/** What each loyalty tier gives. */
export const REWARD_WORDS: Readonly<Record<LoyaltyTier, string>> = {
  bronze: `A coupon of ${formatMoney(BRONZE_COUPON_MINOR)}`,
  silver: `${formatPercent(SILVER_LOYALTY_PERCENT)} off your next booking`,
  gold: `${GOLD_BONUS_MINUTES} minutes of a session free, and the Gold badge`,
};
