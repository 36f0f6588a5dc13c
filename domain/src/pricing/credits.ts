import { divideHalfUp, percentOfMinor } from '../foundation/money';
import { TIER_SESSIONS } from './loyalty';

/** One-time loyalty credits, used on a booking the member chooses. */
export const CREDIT_KINDS = ['bronze-coupon', 'gold-bonus'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

export interface Credit {
  readonly kind: CreditKind;
  readonly amountMinor: number;
}

/** The bronze coupon, in minor units. */
export const BRONZE_COUPON_MINOR = 500;

/** The gold bonus: this much time of a session is free. */
export const GOLD_BONUS_MINUTES = 15;

/** Completed sessions needed for each. */
const EARNED_AT: Readonly<Record<CreditKind, number>> = {
  'bronze-coupon': TIER_SESSIONS.bronze,
  'gold-bonus': TIER_SESSIONS.gold,
};

/** Credits that are earned and not used. The key of a use is the kind. */
export function availableCredits(
  sessionsCompleted: number,
  usedKeys: readonly string[],
): CreditKind[] {
  return CREDIT_KINDS.filter(
    (kind) => sessionsCompleted >= EARNED_AT[kind] && !usedKeys.includes(kind),
  );
}

/** A price after percentages, with the values it was computed from. */
export interface PriceBeforeCredits {
  readonly rateMinor: number;
  readonly discountPercent: number;
  readonly amountMinor: number;
}

/**
 * What credits take off a price, in a fixed order, at most the whole price. A credit that would
 * take nothing off isn't used.
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
