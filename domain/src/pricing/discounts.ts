import type { CreditKind } from './credits';
import { HAPPY_HOUR_PERCENT, isHappyHour } from './happy-hour';
import { TIER_SESSIONS } from './loyalty';
import { type Plan, planOf } from './plans';

export const DISCOUNT_KINDS = ['plan', 'happy-hour', 'silver-loyalty', 'first-session'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export interface Discount {
  readonly kind: DiscountKind;
  /** Whole percent of the subtotal. */
  readonly percent: number;
}

/** Percent taken off (specification 2, section 9). */
export const SILVER_LOYALTY_PERCENT = 10;
export const FIRST_SESSION_PERCENT = 50;

/** Discounts that are given once: per companion, or once per member. */
export const ONCE_DISCOUNT_KINDS = [
  'silver-loyalty',
  'first-session',
] as const satisfies readonly DiscountKind[];
export type OnceDiscountKind = (typeof ONCE_DISCOUNT_KINDS)[number];

/** What is known of a member when a price is made. */
export interface MemberStanding {
  readonly plan: Plan | null;
  /** Sessions that the plan still takes its discount off, at the time of the session. */
  readonly planSessionsLeft: number;
  readonly sessionsCompleted: number;
  readonly silverUsed: boolean;
  readonly hadSessionWithCompanion: boolean;
  /** Earned and not used yet. */
  readonly credits: readonly CreditKind[];
}

/** Key under which the use of a once-only discount is remembered for a member. */
export function onceDiscountKey(kind: OnceDiscountKind, companionId: string): string {
  return kind === 'first-session' ? `${kind}_${companionId}` : kind;
}

/** The discounts a session earns, in the order they are shown. */
export function discountsFor(
  standing: MemberStanding,
  startsAt: Date,
  timeZone: string,
): Discount[] {
  const discounts: Discount[] = [];
  if (standing.plan !== null && standing.planSessionsLeft > 0) {
    discounts.push({ kind: 'plan', percent: planOf(standing.plan).discountPercent });
  }
  if (isHappyHour(startsAt, timeZone)) {
    discounts.push({ kind: 'happy-hour', percent: HAPPY_HOUR_PERCENT });
  }
  if (standing.sessionsCompleted >= TIER_SESSIONS.silver && !standing.silverUsed) {
    discounts.push({ kind: 'silver-loyalty', percent: SILVER_LOYALTY_PERCENT });
  }
  if (!standing.hadSessionWithCompanion) {
    discounts.push({ kind: 'first-session', percent: FIRST_SESSION_PERCENT });
  }
  return discounts;
}
