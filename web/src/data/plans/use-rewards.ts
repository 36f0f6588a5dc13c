import { type LoyaltyTier, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import { usedDiscount } from '../bookings/booking-queries';
import { useLive } from '../kit/live-query';

/** Whether a tier's reward was earned and used. */
export type RewardState = 'not-earned' | 'unknown' | 'ready' | 'used';

/** A member's rewards by tier. */
export function useRewards(
  uid: string,
  sessionsCompleted: number,
): Readonly<Record<LoyaltyTier, RewardState>> {
  const use = (tier: LoyaltyTier, key: string) =>
    sessionsCompleted >= TIER_SESSIONS[tier] ? usedDiscount(uid, key) : null;
  const bronze = useLive(use('bronze', 'bronze-coupon'));
  const silver = useLive(use('silver', 'silver-loyalty'));
  const gold = useLive(use('gold', 'gold-bonus'));
  const stateOf = (tier: LoyaltyTier, read: typeof bronze): RewardState => {
    if (sessionsCompleted < TIER_SESSIONS[tier]) return 'not-earned';
    if (read.status !== 'ready') return 'unknown';
    return read.data ? 'used' : 'ready';
  };
  return {
    bronze: stateOf('bronze', bronze),
    silver: stateOf('silver', silver),
    gold: stateOf('gold', gold),
  };
}
