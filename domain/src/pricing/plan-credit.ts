import { DAY_MS } from '../durations';
import { divideHalfUp } from '../money';
import { type Plan, planOf } from './plans';

/** Credit that is given back after its month has ended stays usable this long. */
export const RETURNED_CREDIT_MS = 30 * DAY_MS;

/** A member's session credit. Amounts in minor units. */
export interface PlanCredit {
  /** What is left of the paid month, for sessions that get the plan's discount. */
  readonly balanceMinor: number;
  /** When that ends: with the paid month. */
  readonly usableUntil: Date;
  /** The plan of that month, and when the month began. */
  readonly plan: Plan;
  readonly monthStart: Date;
  /** What was given back after its month had ended, for any session. */
  readonly returnedMinor: number;
  /** When that ends; null if nothing was given back. */
  readonly returnedUntil: Date | null;
  readonly updatedAt: Date;
}

/** A month that a member has paid for, or the rest of one after a change of plan. */
export interface CreditMonth {
  readonly plan: Plan;
  readonly paidMinor: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * The credit that a payment for a plan gives: the list price for the whole price, and the same share for a
 * part of it, which a change of plan costs. So it is never less than what was paid.
 */
export function creditOfMonth({ plan, paidMinor }: Pick<CreditMonth, 'plan' | 'paidMinor'>) {
  const { listPriceMinor, priceMinor } = planOf(plan);
  return divideHalfUp(paidMinor * listPriceMinor, priceMinor);
}

/** What of a credit can be used at an instant. */
export interface UsableCredit {
  /** For sessions that get the plan's discount. */
  readonly planCreditMinor: number;
  /** For any session. */
  readonly returnedCreditMinor: number;
}

export function usableCredit(credit: PlanCredit | null, now: Date): UsableCredit {
  if (credit === null) return { planCreditMinor: 0, returnedCreditMinor: 0 };
  return {
    planCreditMinor: isBefore(now, credit.usableUntil) ? credit.balanceMinor : 0,
    returnedCreditMinor: isBefore(now, credit.returnedUntil) ? credit.returnedMinor : 0,
  };
}

/**
 * A paid month begins, or a change of plan within it is paid. What is left of the month before ends, but
 * for what the new plan lets roll over. Months have to follow each other without a gap.
 * @returns what the payment gives, and what ends.
 */
export function grantMonth(
  credit: PlanCredit | null,
  month: CreditMonth,
  now: Date,
): { readonly credit: PlanCredit; readonly grantedMinor: number; readonly endedMinor: number } {
  const grantedMinor = creditOfMonth(month);
  const { plan, periodStart: monthStart, periodEnd: usableUntil } = month;
  if (credit === null) {
    const none = { returnedMinor: 0, returnedUntil: null };
    return {
      credit: {
        ...none,
        balanceMinor: grantedMinor,
        usableUntil,
        plan,
        monthStart,
        updatedAt: now,
      },
      grantedMinor,
      endedMinor: 0,
    };
  }
  const isSameMonth = usableUntil.getTime() <= credit.usableUntil.getTime();
  if (isSameMonth) {
    const balanceMinor = credit.balanceMinor + grantedMinor;
    return {
      credit: { ...credit, plan, balanceMinor, updatedAt: now },
      grantedMinor,
      endedMinor: 0,
    };
  }
  const hasGap = monthStart.getTime() > credit.usableUntil.getTime();
  const rollsMinor = hasGap ? 0 : Math.min(credit.balanceMinor, planOf(plan).creditRolloverMinor);
  return {
    credit: {
      ...credit,
      balanceMinor: rollsMinor + grantedMinor,
      usableUntil,
      plan,
      monthStart,
      updatedAt: now,
    },
    grantedMinor,
    endedMinor: credit.balanceMinor - rollsMinor,
  };
}

/**
 * The credit that goes when a plan is changed to a smaller one, whose price is refunded for the rest of the
 * month; 0 for a larger one.
 */
export function creditOfChange(
  from: Plan,
  to: Plan,
  { periodStart, periodEnd }: Pick<CreditMonth, 'periodStart' | 'periodEnd'>,
  now: Date,
): number {
  const less = planOf(from).priceMinor - planOf(to).priceMinor;
  const left = periodEnd.getTime() - now.getTime();
  if (less <= 0 || left <= 0) return 0;
  const paidMinor = divideHalfUp(less * left, periodEnd.getTime() - periodStart.getTime());
  return creditOfMonth({ plan: from, paidMinor });
}

/** What a session took of a credit. */
export interface CreditUse {
  readonly monthMinor: number;
  readonly returnedMinor: number;
  /** When the credit of its month ended, or ends. */
  readonly usableUntil: Date;
}

/**
 * Takes an amount for a session, what ends first at first.
 * @param hasDiscount whether the session gets the plan's discount.
 * @throws RangeError if there isn't enough.
 */
export function spendCredit(
  credit: PlanCredit | null,
  amountMinor: number,
  hasDiscount: boolean,
  now: Date,
): { readonly credit: PlanCredit; readonly use: CreditUse } {
  const usable = usableCredit(credit, now);
  const most = hasDiscount ? usable.planCreditMinor : 0;
  if (credit === null || amountMinor > most + usable.returnedCreditMinor) {
    throw new RangeError(`There is less credit than ${amountMinor}`);
  }
  const isReturnedFirst = isBefore(credit.returnedUntil, credit.usableUntil);
  const monthMinor = isReturnedFirst
    ? Math.max(0, amountMinor - usable.returnedCreditMinor)
    : Math.min(amountMinor, most);
  const returnedMinor = amountMinor - monthMinor;
  return {
    credit: {
      ...credit,
      balanceMinor: credit.balanceMinor - monthMinor,
      returnedMinor: credit.returnedMinor - returnedMinor,
      updatedAt: now,
    },
    use: { monthMinor, returnedMinor, usableUntil: credit.usableUntil },
  };
}

/**
 * Gives back what a session took, or a part of it: to its month, or, if that has ended, for
 * `RETURNED_CREDIT_MS`.
 * @returns what had ended of earlier returned credit.
 */
export function giveBackCredit(
  credit: PlanCredit,
  use: CreditUse,
  amountMinor: number,
  now: Date,
): { readonly credit: PlanCredit; readonly endedMinor: number } {
  const isItsMonth = credit.usableUntil.getTime() === use.usableUntil.getTime();
  const monthMinor =
    isItsMonth && isBefore(now, credit.usableUntil) ? Math.min(amountMinor, use.monthMinor) : 0;
  const returnedMinor = amountMinor - monthMinor;
  const balanceMinor = credit.balanceMinor + monthMinor;
  if (returnedMinor === 0) {
    return { credit: { ...credit, balanceMinor, updatedAt: now }, endedMinor: 0 };
  }
  const { returnedCreditMinor } = usableCredit(credit, now);
  return {
    credit: {
      ...credit,
      balanceMinor,
      returnedMinor: returnedCreditMinor + returnedMinor,
      returnedUntil: new Date(now.getTime() + RETURNED_CREDIT_MS),
      updatedAt: now,
    },
    endedMinor: credit.returnedMinor - returnedCreditMinor,
  };
}

function isBefore(instant: Date | null, limit: Date | null): boolean {
  return instant !== null && limit !== null && instant.getTime() < limit.getTime();
}
