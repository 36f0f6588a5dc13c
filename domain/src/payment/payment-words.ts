import { formatMoney } from '../formats';
import { companionShareMinor, PLATFORM_FEE_PERCENT } from './settle';

const NOT_LIVE = 'Payments aren’t live yet.';

/** Said wherever a price is named: there is no payment service. */
export const PAYMENTS_NOT_CONNECTED = `${NOT_LIVE} You won’t be charged.`;

/** The same for a companion, where their pay is named. */
export const PAYOUTS_NOT_CONNECTED = `${NOT_LIVE} No money is paid out.`;

/** What a companion receives of a price, in minor units, and how that comes about. */
export function companionPay(totalMinor: number): string {
  const share = formatMoney(companionShareMinor(totalMinor));
  return `You receive ${share}: ${formatMoney(totalMinor)}, less our ${PLATFORM_FEE_PERCENT}% fee.`;
}
