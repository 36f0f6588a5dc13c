import { HOUR_MS } from '../durations';
import { addDays } from '../time';
import { type Plan, planOf } from './plans';

/** A member's plan, and since when. */
export interface Subscription {
  readonly plan: Plan | null;
  readonly planSince: Date | null;
}

/** How many discounted sessions a plan has left in the month (or day) of a session. */
export interface PlanAllowance {
  readonly per: 'month' | 'day';
  /** The plan's own sessions, and those carried over from the previous month. */
  readonly own: number;
  readonly carried: number;
  /** Discounted sessions already used in that period. */
  readonly used: number;
  readonly left: number;
  /** The key for the next use; null if none is left. */
  readonly nextKey: string | null;
}

/** A month is over everywhere once it is over in the westernmost zone, twelve hours behind UTC. */
const WESTERNMOST_MS = 12 * HOUR_MS;

const monthOf = (date: string) => date.slice(0, 7);
const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));
const startOfMonth = (month: string) => Date.parse(`${month}-01T00:00:00Z`);
const keyOf = (period: string, number: number) => `plan-${period}-${number}`;
const periodOf = (per: PlanAllowance['per'], date: string) =>
  per === 'month' ? monthOf(date) : date;

/** The keys of uses 1 to `count`. */
function keysOf(period: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => keyOf(period, index + 1));
}

/**
 * What a plan has left on `date` (`yyyy-MM-dd`, in the session's local time); null without a plan.
 * Uses are numbered per month or day: the plan's own first, then carried ones.
 * @param usedKeys the used keys; must include all used ones of `planKeys`.
 */
export function planAllowance(
  subscription: Subscription,
  date: string,
  usedKeys: readonly string[],
  now: Date,
): PlanAllowance | null {
  const { plan } = subscription;
  if (plan === null) return null;
  const { count: own, per } = planOf(plan).sessions;
  const used = new Set(usedKeys);
  const period = periodOf(per, date);
  const carried = carriedInto(monthOf(date), subscription, used, now);
  const free = keysOf(period, own + carried).filter((key) => !used.has(key));
  const uses = [...used].filter((key) => isUseIn(key, period));
  return { per, own, carried, used: uses.length, left: free.length, nextKey: free[0] ?? null };
}

/** Every key that matters for a plan on a date. */
export function planKeys(plan: Plan | null, date: string): string[] {
  if (plan === null) return [];
  const { count, per, carriesOver } = planOf(plan).sessions;
  const keys = keysOf(periodOf(per, date), count + carriesOver);
  return carriesOver === 0 ? keys : [...keys, ...keysOf(monthBefore(monthOf(date)), count)];
}

/** The keys of a date's month and the one before are `>= from` and `< before`. */
export function planKeyRange(date: string): { readonly from: string; readonly before: string } {
  const month = monthOf(date);
  // "." follows "-" in key order.
  return { from: `plan-${monthBefore(month)}-`, before: `plan-${month}.` };
}

/**
 * Sessions carried over. Only a plan's own sessions, only from a month that is over (or they could
 * be used in both), and only if the member had the plan then.
 */
function carriedInto(
  month: string,
  { plan, planSince }: Subscription,
  used: ReadonlySet<string>,
  now: Date,
): number {
  if (plan === null || planSince === null) return 0;
  const { count, carriesOver } = planOf(plan).sessions;
  const end = startOfMonth(month);
  if (planSince.getTime() >= end || now.getTime() < end + WESTERNMOST_MS) return 0;
  const unused = keysOf(monthBefore(month), count).filter((key) => !used.has(key));
  return Math.min(unused.length, carriesOver);
}

/** Whether a key is a use in exactly that month or day. */
function isUseIn(key: string, period: string): boolean {
  const start = `plan-${period}-`;
  return key.startsWith(start) && /^\d+$/.test(key.slice(start.length));
}
