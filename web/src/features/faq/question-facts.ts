import { FREE_CANCELLATION_MS } from '@hearthkin/domain/booking/cancellation';
import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { SUPPORT_HOURS } from '@hearthkin/domain/support/hours';
import { formatDuration, formatMoney, formatPercent } from '../../lib/format';
import { planSessionWords } from '../../lib/plan-words';

/** Rates named as examples (specification 2, section 9). Nothing counts what is typical. */
export const EXAMPLE_RATES = `${formatMoney(2000)}–${formatMoney(5000).replace(/^\D+/, '')}`;

export const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;

export const PLANS = PLAN_IDS.map((id) => {
  const { name, priceMinor, discountPercent } = planOf(id);
  return `${name} is ${formatMoney(priceMinor)} a month and takes ${formatPercent(discountPercent)} off ${planSessionWords(id)}.`;
}).join(' ');

export const PLAN_CREDITS = PLAN_IDS.map((id) => {
  const { name, listPriceMinor } = planOf(id);
  return `${formatMoney(listPriceMinor)} with ${name}`;
}).join(', ');

export const ROLLS_OVER = PLAN_IDS.map(planOf)
  .filter(({ creditRolloverMinor }) => creditRolloverMinor > 0)
  .map(
    ({ name, creditRolloverMinor }) =>
      `With ${name}, up to ${formatMoney(creditRolloverMinor)} rolls over.`,
  )
  .join(' ');

export const SHORTEST = MINIMUM_SESSIONS.map((hours) => formatDuration(hours * 60)).join(', ');

export const HOURS = SUPPORT_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(', ');
