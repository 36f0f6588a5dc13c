import { wallClock } from '../time';
import { PLAN_DISCOUNT_PERCENT, type Plan } from './plans';

export const DISCOUNT_KINDS = ['plan', 'happy-hour', 'silver-loyalty', 'first-session'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export interface Discount {
  readonly kind: DiscountKind;
  /** Whole percent of the subtotal. */
  readonly percent: number;
}

/** Percent taken off (specification 2, section 9). */
export const HAPPY_HOUR_PERCENT = 20;
export const SILVER_LOYALTY_PERCENT = 10;
export const FIRST_SESSION_PERCENT = 50;

/** Completed sessions that earn the silver tier. */
export const SILVER_SESSIONS = 10;

/** Discounts that are given once: per companion, or once per member. */
export type OnceDiscountKind = Extract<DiscountKind, 'silver-loyalty' | 'first-session'>;

/** What is known of a member when a price is made. */
export interface MemberStanding {
  readonly plan: Plan | null;
  readonly sessionsCompleted: number;
  readonly silverUsed: boolean;
  readonly hadSessionWithCompanion: boolean;
}

/** Key under which the use of a once-only discount is remembered for a member. */
export function onceDiscountKey(kind: OnceDiscountKind, companionId: string): string {
  return kind === 'first-session' ? `${kind}_${companionId}` : kind;
}

/**
 * Whether a session that starts at `startsAt` gets the Happy Hour price: Monday to Friday from 10:00
 * until before 13:00 and from 21:00 until before 23:00, on the wall clock of the booking's zone.
 */
export function isHappyHour(startsAt: Date, timeZone: string): boolean {
  const { weekday, minuteOfDay } = wallClock(startsAt, timeZone);
  if (weekday === 'sat' || weekday === 'sun') return false;
  const hour = Math.floor(minuteOfDay / 60);
  return (hour >= 10 && hour < 13) || (hour >= 21 && hour < 23);
}

/** The discounts a session earns, in the order they are shown. */
export function discountsFor(
  standing: MemberStanding,
  startsAt: Date,
  timeZone: string,
): Discount[] {
  const discounts: Discount[] = [];
  if (standing.plan !== null) {
    discounts.push({ kind: 'plan', percent: PLAN_DISCOUNT_PERCENT[standing.plan] });
  }
  if (isHappyHour(startsAt, timeZone)) {
    discounts.push({ kind: 'happy-hour', percent: HAPPY_HOUR_PERCENT });
  }
  if (standing.sessionsCompleted >= SILVER_SESSIONS && !standing.silverUsed) {
    discounts.push({ kind: 'silver-loyalty', percent: SILVER_LOYALTY_PERCENT });
  }
  if (!standing.hadSessionWithCompanion) {
    discounts.push({ kind: 'first-session', percent: FIRST_SESSION_PERCENT });
  }
  return discounts;
}
