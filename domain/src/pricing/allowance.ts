import { HOUR_MS } from '../foundation/durations';
import { addDays } from '../foundation/time';
import { type Plan, planOf } from './plans';

/** A member's plan, and since when. */
export interface Subscription {
  readonly plan: Plan | null;
  readonly planSince: Date | null;
  /** The day on which the plan's months begin: that of the first payment, or 1 where plans are free. */
  readonly planMonthDay: number;
}

/** The discounted sessions that a plan has left in the month (or day) of a session. */
export interface PlanAllowance {
  readonly per: 'month' | 'day';
  /** The plan's month, the same as that of its credit: first day, and the day after the last, `yyyy-MM-dd`. */
  readonly from: string;
  readonly until: string;
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
const monthAfter = (month: string) => monthOf(addDays(`${month}-01`, 31));
const startOfDay = (date: string) => Date.parse(`${date}T00:00:00Z`);
const keyOf = (period: string, number: number) => `plan-${period}-${number}`;

/** The first day of the plan's month that begins in a month: its last one if it is shorter. */
function startIn(month: string, day: number): string {
  const last = Number(addDays(`${monthAfter(month)}-01`, -1).slice(8));
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** The month in which the plan's month of a date begins: it is named after it. */
function planMonthOf(date: string, day: number): string {
  const month = monthOf(date);
  return date >= startIn(month, day) ? month : monthBefore(month);
}

/** The plan's month around a date (`yyyy-MM-dd`): its first day, and the day after its last. */
export function planMonth(
  date: string,
  planMonthDay: number,
): { readonly from: string; readonly until: string } {
  const month = planMonthOf(date, planMonthDay);
  return { from: startIn(month, planMonthDay), until: startIn(monthAfter(month), planMonthDay) };
}

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
  const { plan, planMonthDay } = subscription;
  if (plan === null) return null;
  const { count: own, per } = planOf(plan).sessions;
  const used = new Set(usedKeys);
  const month = planMonthOf(date, planMonthDay);
  const period = per === 'month' ? month : date;
  const carried = carriedInto(month, subscription, used, now);
  const free = keysOf(period, own + carried).filter((key) => !used.has(key));
  const uses = [...used].filter((key) => isUseIn(key, period));
  return {
    per,
    ...planMonth(date, planMonthDay),
    own,
    carried,
    used: uses.length,
    left: free.length,
    nextKey: free[0] ?? null,
  };
}

/** Every key that matters for a plan on a date. */
export function planKeys(
  { plan, planMonthDay }: Pick<Subscription, 'plan' | 'planMonthDay'>,
  date: string,
): string[] {
  if (plan === null) return [];
  const { count, per, carriesOver } = planOf(plan).sessions;
  const month = planMonthOf(date, planMonthDay);
  const keys = keysOf(per === 'month' ? month : date, count + carriesOver);
  return carriesOver === 0 ? keys : [...keys, ...keysOf(monthBefore(month), count)];
}

/** The keys of the plan's month of a date and the one before are `>= from` and `< before`. */
export function planKeyRange(
  date: string,
  planMonthDay: number,
): { readonly from: string; readonly before: string } {
  const month = planMonthOf(date, planMonthDay);
  const last = monthOf(addDays(planMonth(date, planMonthDay).until, -1));
  // "." follows "-" in key order.
  return { from: `plan-${monthBefore(month)}-`, before: `plan-${last}.` };
}

/** The number of used keys in the plan's month of a date, also where a plan counts by the day. */
export function usesInMonth(
  usedKeys: readonly string[],
  date: string,
  planMonthDay: number,
): number {
  const month = planMonthOf(date, planMonthDay);
  const { from, until } = planMonth(date, planMonthDay);
  return usedKeys.filter((key) => {
    const day = /^plan-(\d{4}-\d{2}-\d{2})-\d+$/.exec(key)?.[1];
    return day === undefined ? isUseIn(key, month) : day >= from && day < until;
  }).length;
}

/**
 * Sessions carried over. Only a plan's own sessions, only from a month that is over (or they could
 * be used in both), and only if the member had the plan then.
 */
function carriedInto(
  month: string,
  { plan, planSince, planMonthDay }: Subscription,
  used: ReadonlySet<string>,
  now: Date,
): number {
  if (plan === null || planSince === null) return 0;
  const { count, carriesOver } = planOf(plan).sessions;
  const end = startOfDay(startIn(month, planMonthDay));
  if (planSince.getTime() >= end || now.getTime() < end + WESTERNMOST_MS) return 0;
  const unused = keysOf(monthBefore(month), count).filter((key) => !used.has(key));
  return Math.min(unused.length, carriesOver);
}

/** Whether a key is a use in exactly that month or day. */
function isUseIn(key: string, period: string): boolean {
  const start = `plan-${period}-`;
  return key.startsWith(start) && /^\d+$/.test(key.slice(start.length));
}
