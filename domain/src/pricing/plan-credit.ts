import { DAY_MS, HOUR_MS } from '../foundation/durations';
import { divideHalfUp } from '../foundation/money';
import { type Plan, planOf } from './plans';

/** Credit that is given back after its month has ended stays usable this long. */
export const RETURNED_CREDIT_MS = 30 * DAY_MS;

/**
 * Credit stays reserved this long for a change of plan of which no word has come: by then, the sweep has asked the
 * provider.
 */
export const RESERVED_CREDIT_MS = 2 * HOUR_MS;

/** A member's session credit. Amounts in minor units. */
export interface PlanCredit {
  /**
   * The rest of the paid month, for sessions that get the plan's discount. Below zero it is owed: the payment for it
   * went back after it was spent, and the next credit fills that first.
   */
  readonly balanceMinor: number;
  /** The time at which that ends: with the paid month. */
  readonly usableUntil: Date;
  /** The plan of that month, and when the month began. */
  readonly plan: Plan;
  readonly monthStart: Date;
  /** The amount that was given back after its month had ended, for any session. */
  readonly returnedMinor: number;
  /** The time at which that ends; null if nothing was given back. */
  readonly returnedUntil: Date | null;
  /** The credit of payments that a bank asks back, by invoice: it can't be used until the bank has decided. */
  readonly withheld: Readonly<Record<string, number>>;
  /** The credit that goes with a change to this plan while the provider is asked for it; null if it is asked for none. */
  readonly reserved: {
    readonly plan: Plan;
    readonly amountMinor: number;
    readonly until: Date;
  } | null;
  readonly updatedAt: Date;
}

/** A part of what was paid for plans: negative for the rest of a month that another plan has replaced. */
interface PaidLine {
  readonly plan: Plan;
  readonly paidMinor: number;
}

/** A month that a member has paid for, or the rest of one after a change of plan. */
export interface CreditMonth {
  readonly plan: Plan;
  readonly lines: readonly PaidLine[];
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * The credit that a payment for plans gives: the list price for a whole price, and the same share for a part of it. A
 * change of plan gives that of the new plan and takes that of the old one, for the rest of the month. So no way from
 * plan to plan gives more than another.
 */
export function creditOf(lines: readonly PaidLine[]): number {
  return lines.reduce((sum, { plan, paidMinor }) => {
    const { listPriceMinor, priceMinor } = planOf(plan);
    const creditMinor = divideHalfUp(Math.abs(paidMinor) * listPriceMinor, priceMinor);
    return paidMinor < 0 ? sum - creditMinor : sum + creditMinor;
  }, 0);
}

/** The part of a credit that can be used at an instant. */
export interface UsableCredit {
  /** For sessions that get the plan's discount. */
  readonly planCreditMinor: number;
  /** For any session. */
  readonly returnedCreditMinor: number;
}

export function usableCredit(credit: PlanCredit | null, now: Date): UsableCredit {
  if (credit === null) return { planCreditMinor: 0, returnedCreditMinor: 0 };
  const { balanceMinor, usableUntil } = credit;
  // Credit that has ended can't be used. A debt stays.
  const monthMinor = isBefore(now, usableUntil) || balanceMinor < 0 ? balanceMinor : 0;
  const leftMinor = monthMinor - setAside(credit, now);
  const returnedMinor = returnedAt(credit, now);
  if (leftMinor >= 0) return { planCreditMinor: leftMinor, returnedCreditMinor: returnedMinor };
  return { planCreditMinor: 0, returnedCreditMinor: Math.max(0, returnedMinor + leftMinor) };
}

/** The credit that is withheld, or reserved at an instant. */
function setAside({ withheld, reserved }: PlanCredit, now: Date): number {
  const reservedMinor =
    reserved !== null && isBefore(now, reserved.until) ? reserved.amountMinor : 0;
  return withheldOf(withheld) + reservedMinor;
}

function withheldOf(withheld: PlanCredit['withheld']): number {
  return Object.values(withheld).reduce((sum, amountMinor) => sum + amountMinor, 0);
}

/** The credit that was given back and hasn't ended. */
function returnedAt({ returnedMinor, returnedUntil }: PlanCredit, now: Date): number {
  return isBefore(now, returnedUntil) ? returnedMinor : 0;
}

/**
 * A paid month begins, or a plan was changed within it. What is left of the month before ends, but for what the new
 * plan lets roll over, what a bank still decides about, and what is owed. Months have to follow each other without a
 * gap.
 * @returns what the payment gives, negative for a smaller plan, and what ends.
 */
export function grantMonth(
  credit: PlanCredit | null,
  month: CreditMonth,
  now: Date,
): { readonly credit: PlanCredit; readonly grantedMinor: number; readonly endedMinor: number } {
  const grantedMinor = creditOf(month.lines);
  const { plan, periodStart: monthStart, periodEnd: usableUntil } = month;
  if (credit === null) {
    const none = { returnedMinor: 0, returnedUntil: null, withheld: {}, reserved: null };
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
      credit: withDebtFilled({ ...credit, plan, balanceMinor, updatedAt: now }, now),
      grantedMinor,
      endedMinor: 0,
    };
  }
  const rollsMinor = rolledInto(credit, month);
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

function rolledInto(
  { balanceMinor, usableUntil, withheld }: PlanCredit,
  { plan, periodStart }: CreditMonth,
): number {
  if (balanceMinor <= 0) return balanceMinor;
  const hasGap = periodStart.getTime() > usableUntil.getTime();
  const mostMinor = hasGap ? 0 : planOf(plan).creditRolloverMinor;
  return Math.min(balanceMinor, Math.max(mostMinor, withheldOf(withheld)));
}

/** The credit that goes when a plan is changed to a smaller one, for the rest of the month; 0 for a larger one. */
export function creditOfChange(
  from: Plan,
  to: Plan,
  { periodStart, periodEnd }: Pick<CreditMonth, 'periodStart' | 'periodEnd'>,
  now: Date,
): number {
  const left = periodEnd.getTime() - now.getTime();
  if (left <= 0) return 0;
  const restOf = (plan: Plan) =>
    divideHalfUp(planOf(plan).priceMinor * left, periodEnd.getTime() - periodStart.getTime());
  const givesMinor = creditOf([
    { plan: to, paidMinor: restOf(to) },
    { plan: from, paidMinor: -restOf(from) },
  ]);
  return givesMinor < 0 ? -givesMinor : 0;
}

/**
 * Sets aside what goes with a change of plan, before the provider is asked for it: no session can spend it meanwhile.
 * The change itself takes it (`grantMonth`).
 * @returns null if there isn't enough of the month.
 */
export function reserveCredit(
  credit: PlanCredit,
  plan: Plan,
  amountMinor: number,
  now: Date,
): PlanCredit | null {
  const free = { ...credit, reserved: null };
  if (amountMinor > usableCredit(free, now).planCreditMinor) return null;
  const until = new Date(now.getTime() + RESERVED_CREDIT_MS);
  return { ...free, reserved: { plan, amountMinor, until }, updatedAt: now };
}

/** Takes back what a payment had given, since the payment went back: below zero, as far as it was spent. */
export function takeBackCredit(credit: PlanCredit, amountMinor: number, now: Date): PlanCredit {
  const balanceMinor = credit.balanceMinor - amountMinor;
  return withDebtFilled({ ...credit, balanceMinor, updatedAt: now }, now);
}

/** Fills a debt from the credit that was given back. */
function withDebtFilled(credit: PlanCredit, now: Date): PlanCredit {
  const { balanceMinor, returnedMinor } = credit;
  if (balanceMinor >= 0) return credit;
  const filledMinor = Math.min(-balanceMinor, returnedAt(credit, now));
  return {
    ...credit,
    balanceMinor: balanceMinor + filledMinor,
    returnedMinor: returnedMinor - filledMinor,
  };
}

/** The amount that a session took of a credit. */
export interface CreditUse {
  readonly monthMinor: number;
  readonly returnedMinor: number;
  /** The time at which the credit of its month ended, or ends. */
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
 * `RETURNED_CREDIT_MS`. What is owed is filled first.
 * @returns what had ended of earlier returned credit.
 */
export function giveBackCredit(
  credit: PlanCredit,
  use: Pick<CreditUse, 'monthMinor' | 'usableUntil'>,
  amountMinor: number,
  now: Date,
): { readonly credit: PlanCredit; readonly endedMinor: number } {
  const isItsMonth = credit.usableUntil.getTime() === use.usableUntil.getTime();
  const monthMinor =
    isItsMonth && isBefore(now, credit.usableUntil) ? Math.min(amountMinor, use.monthMinor) : 0;
  const backMinor = amountMinor - monthMinor;
  const next = { ...credit, balanceMinor: credit.balanceMinor + monthMinor, updatedAt: now };
  if (backMinor === 0) return { credit: withDebtFilled(next, now), endedMinor: 0 };
  const stillMinor = returnedAt(credit, now);
  const returned = {
    returnedMinor: stillMinor + backMinor,
    returnedUntil: new Date(now.getTime() + RETURNED_CREDIT_MS),
  };
  return {
    credit: withDebtFilled({ ...next, ...returned }, now),
    endedMinor: credit.returnedMinor - stillMinor,
  };
}

function isBefore(instant: Date | null, limit: Date | null): boolean {
  return instant !== null && limit !== null && instant.getTime() < limit.getTime();
}
