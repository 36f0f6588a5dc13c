import type { Price } from '../pricing/price';

/** The amounts that a member pays for a session, by card and with session credit. */
export function paidMinor({
  totalMinor,
  planCreditMinor,
}: Pick<Price, 'totalMinor' | 'planCreditMinor'>): number {
  return totalMinor + planCreditMinor;
}
