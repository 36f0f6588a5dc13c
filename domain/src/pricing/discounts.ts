import type { CreditKind } from './credits';
import { HAPPY_HOUR_PERCENT, isHappyHour } from './happy-hour';
import { TIER_SESSIONS } from './loyalty';
import { type Plan, planOf } from './plans';

export const DISCOUNT_KINDS = ['plan', 'happy-hour', 'silver-loyalty', 'first-session'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A discount or credit is given by Hearthkin, or is the companion's own offer. */
export type Bearer = 'companion' | 'platform';

/** The one who bears it. Every credit is borne by Hearthkin. */
export const DISCOUNT_BEARERS: Readonly<Record<DiscountKind, Bearer>> = {
  plan: 'platform',
  'happy-hour': 'companion',
  'silver-loyalty': 'platform',
  'first-session': 'companion',
};

/** Which discounts a companion offers at their own expense. */
export interface OwnOffers {
  readonly firstSession: boolean;
  readonly happyHour: boolean;
}

export interface Discount {
  readonly kind: DiscountKind;
  /** Whole percent of the subtotal. */
  readonly percent: number;
}

/** Percent off (specification 2, section 9). */
export const SILVER_LOYALTY_PERCENT = 10;
export const FIRST_SESSION_PERCENT = 50;

/** One-time discounts: per companion, or per member. */
export const ONCE_DISCOUNT_KINDS = [
  'silver-loyalty',
  'first-session',
] as const satisfies readonly DiscountKind[];
export type OnceDiscountKind = (typeof ONCE_DISCOUNT_KINDS)[number];

/** The facts of a member that their price depends on. */
export interface MemberStanding {
  readonly plan: Plan | null;
  /** Discounted sessions left in the plan at the time of the session. */
  readonly planSessionsLeft: number;
  readonly sessionsCompleted: number;
  readonly silverUsed: boolean;
  readonly hadSessionWithCompanion: boolean;
  /** Earned and unused. */
  readonly credits: readonly CreditKind[];
  /** Usable session credit of the plan, in minor units, for sessions with its discount; 0 by default. */
  readonly planCreditMinor?: number;
  /** Usable session credit for any session; 0 by default. */
  readonly returnedCreditMinor?: number;
}

/** The part of a standing that is the same at any time. */
export type AnytimeStanding = Pick<
  MemberStanding,
  'sessionsCompleted' | 'silverUsed' | 'hadSessionWithCompanion'
>;

/** The key of a member's one-time discount. */
export function onceDiscountKey(kind: OnceDiscountKind, companionId: string): string {
  return kind === 'first-session' ? `${kind}_${companionId}` : kind;
}

/** The discounts of a session, in display order. A companion's own ones only if they offer them. */
export function discountsFor(
  standing: MemberStanding,
  offers: OwnOffers,
  startsAt: Date,
  timeZone: string,
): Discount[] {
  const discounts: Discount[] = [];
  if (standing.plan !== null && standing.planSessionsLeft > 0) {
    discounts.push({ kind: 'plan', percent: planOf(standing.plan).discountPercent });
  }
  if (offers.happyHour && isHappyHour(startsAt, timeZone)) {
    discounts.push({ kind: 'happy-hour', percent: HAPPY_HOUR_PERCENT });
  }
  return [...discounts, ...anytimeDiscounts(standing, offers)];
}

/** The discounts that a session has whenever it is, in display order. */
export function anytimeDiscounts(standing: AnytimeStanding, offers: OwnOffers): Discount[] {
  const discounts: Discount[] = [];
  if (standing.sessionsCompleted >= TIER_SESSIONS.silver && !standing.silverUsed) {
    discounts.push({ kind: 'silver-loyalty', percent: SILVER_LOYALTY_PERCENT });
  }
  if (offers.firstSession && !standing.hadSessionWithCompanion) {
    discounts.push({ kind: 'first-session', percent: FIRST_SESSION_PERCENT });
  }
  return discounts;
}

/** Whether a price is one of the plan's discounted sessions. */
export function hasPlanDiscount(price: {
  readonly discounts: readonly Pick<Discount, 'kind'>[];
}): boolean {
  return price.discounts.some(({ kind }) => kind === 'plan');
}
