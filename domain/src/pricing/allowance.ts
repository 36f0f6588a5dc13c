import { HOUR_MS } from '../durations';
import { addDays } from '../time';
import { type Plan, planOf } from './plans';

/** A member's plan, and since when they have it. */
export interface Subscription {
  readonly plan: Plan | null;
  readonly planSince: Date | null;
}

/** How many sessions a plan still takes its discount off in the month (or day) of a session. */
export interface PlanAllowance {
  readonly per: 'month' | 'day';
  /** The plan's own sessions, and those carried over from the month before. */
  readonly own: number;
  readonly carried: number;
  /** Sessions of that time that have had the discount. */
  readonly used: number;
  readonly left: number;
  /** Under which the next use is remembered; null when none is left. */
  readonly nextKey: string | null;
}

/** A month is over everywhere once it is in the westernmost zone, twelve hours behind UTC. */
const WESTERNMOST_MS = 12 * HOUR_MS;

const monthOf = (date: string) => date.slice(0, 7);
const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));
const startOfMonth = (month: string) => Date.parse(`${month}-01T00:00:00Z`);
const keyOf = (period: string, number: number) => `plan-${period}-${number}`;
const periodOf = (per: PlanAllowance['per'], date: string) =>
  per === 'month' ? monthOf(date) : date;

/** The keys of uses numbered from 1 on. */
function keysOf(period: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => keyOf(period, index + 1));
}

/**
 * What a plan still gives on `date` (`yyyy-MM-dd`, of the session's own wall clock); null without a
 * plan. Uses are numbered within their month or day: a plan's own come first, those carried over
 * follow.
 * @param usedKeys at least those of `planKeys` that have been used.
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

/** Every key that decides what a plan gives on a date. */
export function planKeys(plan: Plan | null, date: string): string[] {
  if (plan === null) return [];
  const { count, per, carriesOver } = planOf(plan).sessions;
  const keys = keysOf(periodOf(per, date), count + carriesOver);
  return carriesOver === 0 ? keys : [...keys, ...keysOf(monthBefore(monthOf(date)), count)];
}

/** The keys of a date's month and the one before lie from `from` on, and before `before`. */
export function planKeyRange(date: string): { readonly from: string; readonly before: string } {
  const month = monthOf(date);
  // A full stop is what follows the hyphen in the order of keys.
  return { from: `plan-${monthBefore(month)}-`, before: `plan-${month}.` };
}

/**
 * What the month before has left over. Only a plan's own sessions of a month that is over are carried
 * on, so that none can be used in both, and only by who had the plan then.
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

/** Whether a key is of a use in just that month, or on just that day. */
function isUseIn(key: string, period: string): boolean {
  const start = `plan-${period}-`;
  return key.startsWith(start) && /^\d+$/.test(key.slice(start.length));
}
