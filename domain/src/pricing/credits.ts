import { divideHalfUp, percentOfMinor } from '../money';
import { TIER_SESSIONS } from './loyalty';

/** What loyalty gives once, to be used on a booking of the member's choice. */
export const CREDIT_KINDS = ['bronze-coupon', 'gold-bonus'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

export interface Credit {
  readonly kind: CreditKind;
  readonly amountMinor: number;
}

/** The coupon of the bronze tier, in minor units. */
export const BRONZE_COUPON_MINOR = 500;

/** The bonus of the gold tier: this much time of a session costs nothing. */
export const GOLD_BONUS_MINUTES = 15;

/** Completed sessions that earn each. */
const EARNED_AT: Readonly<Record<CreditKind, number>> = {
  'bronze-coupon': TIER_SESSIONS.bronze,
  'gold-bonus': TIER_SESSIONS.gold,
};

/** The credits that are earned and not used; a use is remembered under the kind itself. */
export function availableCredits(
  sessionsCompleted: number,
  usedKeys: readonly string[],
): CreditKind[] {
  return CREDIT_KINDS.filter(
    (kind) => sessionsCompleted >= EARNED_AT[kind] && !usedKeys.includes(kind),
  );
}

/** A price after its percentages, and how it came about. */
export interface PriceBeforeCredits {
  readonly rateMinor: number;
  readonly discountPercent: number;
  readonly amountMinor: number;
}

/**
 * What credits take off a price, always in the same order and never more than there is to pay. One
 * that would take nothing off is not used.
 */
export function creditsOff(kinds: readonly CreditKind[], price: PriceBeforeCredits): Credit[] {
  let left = price.amountMinor;
  return CREDIT_KINDS.filter((kind) => kinds.includes(kind)).flatMap((kind) => {
    const amountMinor = Math.min(worthMinor(kind, price), left);
    left -= amountMinor;
    return amountMinor === 0 ? [] : [{ kind, amountMinor }];
  });
}

function worthMinor(kind: CreditKind, { rateMinor, discountPercent }: PriceBeforeCredits): number {
  if (kind === 'bronze-coupon') return BRONZE_COUPON_MINOR;
  const quarterMinor = divideHalfUp(rateMinor * GOLD_BONUS_MINUTES, 60);
  return percentOfMinor(quarterMinor, 100 - discountPercent);
}
