import type { PlanAllowance } from '@hearthkin/domain/pricing/allowance';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import { addDays } from '@hearthkin/domain/time';
import { formatDay, formatMonthName, formatPercent } from './format';

/** Plan sessions left in the month, or on the day, of a date (`yyyy-MM-dd`). */
export function leftWords(allowance: PlanAllowance, date: string): string {
  const { per, own, carried, left } = allowance;
  if (per === 'day') {
    const day = formatDay(new Date(`${date}T00:00:00Z`), 'UTC');
    return left > 0 ? `Your plan session of ${day}` : `Your plan session of ${day} is used`;
  }
  return `${left} of ${own + carried} plan sessions left in ${formatMonthName(date)}`;
}

/** Sessions carried over from the month before; null when there are none. */
export function carriedWords({ carried }: PlanAllowance, date: string): string | null {
  if (carried === 0) return null;
  const month = formatMonthName(addDays(`${date.slice(0, 7)}-01`, -1));
  return `${carried} carried over from ${month}`;
}

/** There is no payment service, so a plan costs nothing yet. */
export const NOTHING_CHARGED =
  'Payments aren’t live yet, so plans are free for now. We’ll ask before we charge you.';

/** The sessions a plan discounts: "3 sessions every month". */
export function planSessionWords(plan: Plan): string {
  const { count, per } = planOf(plan).sessions;
  return per === 'day' ? 'one session every day' : `${count} sessions every month`;
}

/** A plan's features as sentences. */
export function planFeatures(plan: Plan): readonly string[] {
  const { discountPercent, sessions } = planOf(plan);
  const { carriesOver } = sessions;
  return [
    `${formatPercent(discountPercent)} off ${planSessionWords(plan)}`,
    ...(carriesOver > 0
      ? [`Up to ${carriesOver} unused sessions carry over to the next month`]
      : []),
    'Stacks with Happy Hour and other discounts',
    'Change or cancel anytime',
  ];
}
