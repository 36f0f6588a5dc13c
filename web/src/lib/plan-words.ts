import { type ActivityId, activityOf } from '@hearthkin/domain/foundation/activities';
import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import { MINOR_PER_MAJOR, percentOfMinor } from '@hearthkin/domain/foundation/money';
import { addDays } from '@hearthkin/domain/foundation/time';
import type { PlanAllowance } from '@hearthkin/domain/pricing/allowance';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import { formatDay, formatMoney, formatMonthName, formatPercent } from './format';

type PlanMonth = Pick<PlanAllowance, 'from' | 'until'>;

/** A plan's month that is a calendar month: "November"; null for another one. */
function monthNameOf({ from }: Pick<PlanMonth, 'from'>): string | null {
  return from.endsWith('-01') ? formatMonthName(from) : null;
}

const dayOf = (date: string) => formatDay(new Date(`${date}T00:00:00Z`), 'UTC');

/** The plan's month so far: "in November", "since Nov 28". */
export function monthWords(month: PlanMonth): string {
  const name = monthNameOf(month);
  return name === null ? `since ${dayOf(month.from)}` : `in ${name}`;
}

/** Plan sessions left in the plan's month, or on the day, of a date (`yyyy-MM-dd`). */
export function leftWords(allowance: PlanAllowance, date: string): string {
  const { per, own, carried, left, until } = allowance;
  if (per === 'day') {
    const day = dayOf(date);
    return left > 0 ? `Your plan session of ${day}` : `Your plan session of ${day} is used`;
  }
  const name = monthNameOf(allowance);
  const when = name === null ? `until ${dayOf(until)}` : `in ${name}`;
  return `${left} of ${own + carried} plan sessions left ${when}`;
}

/** Sessions carried over from the month before; null when there are none. */
export function carriedWords({ carried, from }: PlanAllowance): string | null {
  if (carried === 0) return null;
  const isNamed = monthNameOf({ from }) !== null;
  const before = isNamed ? formatMonthName(addDays(from, -1)) : 'the month before';
  return `${carried} carried over from ${before}`;
}

/** Said where plans are named: what they cost. */
export function planNote(isLive: boolean): string {
  return isLive
    ? 'Every paid month gives you session credit, worth more than the plan costs. You pay monthly and can end it anytime.'
    : 'Payments aren’t live yet, so plans are free for now. We’ll ask before we charge you.';
}

export const CREDIT_NAME = 'Session credit';

/** The sessions a plan discounts: "3 sessions every month". */
export function planSessionWords(plan: Plan): string {
  const { count, per } = planOf(plan).sessions;
  return per === 'day' ? 'one session every day' : `${count} sessions every month`;
}

/** The hours of the two most different activities that a month's credit pays for, at the default rate. */
function creditReach(plan: Plan): string {
  const { listPriceMinor, discountPercent } = planOf(plan);
  const hoursOf = (activity: ActivityId) =>
    Math.floor(
      listPriceMinor / percentOfMinor(activityOf(activity).rateMinor, 100 - discountPercent),
    );
  const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
  const chat = `${hours(hoursOf('virtual-chat'))} of ${activityOf('virtual-chat').name}`;
  const walk = `${hoursOf('coffee-walk')} of ${activityOf('coffee-walk').name}`;
  const rate = formatMoney(DEFAULT_HOURLY_RATE * MINOR_PER_MAJOR);
  return `Enough for ${chat} or ${walk}, with a companion whose rate is ${rate}`;
}

/** A plan's features as sentences. */
export function planFeatures(plan: Plan, isLive: boolean): readonly string[] {
  const { discountPercent, sessions, listPriceMinor, creditRolloverMinor } = planOf(plan);
  const { carriesOver } = sessions;
  const credit = [
    `${formatMoney(listPriceMinor)} of session credit every month`,
    creditReach(plan),
    ...(creditRolloverMinor > 0
      ? [`Up to ${formatMoney(creditRolloverMinor)} of unused credit rolls over`]
      : []),
  ];
  return [
    ...(isLive ? credit : []),
    `${formatPercent(discountPercent)} off ${planSessionWords(plan)}`,
    ...(carriesOver > 0
      ? [`Up to ${carriesOver} unused sessions carry over to the next month`]
      : []),
    'Stacks with Happy Hour and other discounts',
    isLive ? 'Change it anytime, or end it with the month' : 'Change or cancel anytime',
  ];
}
