/** Loyalty tiers, lowest first (specification 2, section 9). */
export const LOYALTY_TIERS = ['bronze', 'silver', 'gold'] as const;
export type LoyaltyTier = (typeof LOYALTY_TIERS)[number];

/** Completed sessions needed for each tier. */
export const TIER_SESSIONS = { bronze: 5, silver: 10, gold: 20 } as const satisfies Record<
  LoyaltyTier,
  number
>;

export const TIER_NAMES: Readonly<Record<LoyaltyTier, string>> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
};

/** The highest tier reached; null before the first. */
export function tierOf(sessionsCompleted: number): LoyaltyTier | null {
  return LOYALTY_TIERS.findLast((tier) => sessionsCompleted >= TIER_SESSIONS[tier]) ?? null;
}

export interface LoyaltyProgress {
  readonly next: LoyaltyTier;
  readonly sessionsLeft: number;
  /** 0 to 99: completed sessions relative to the next tier. */
  readonly percent: number;
}

/** Progress to the next tier; null at the highest. */
export function progressToNext(sessionsCompleted: number): LoyaltyProgress | null {
  const next = LOYALTY_TIERS.find((tier) => sessionsCompleted < TIER_SESSIONS[tier]);
  if (next === undefined) return null;
  const goal = TIER_SESSIONS[next];
  return {
    next,
    sessionsLeft: goal - sessionsCompleted,
    percent: Math.floor((sessionsCompleted * 100) / goal),
  };
}
