import { CURRENCY } from '../foundation/money';
import type { Price } from './price';

/** A price that nothing is taken off, for tests of what has another one. */
export const plainPrice = (totalMinor: number): Price => ({
  currency: CURRENCY,
  rateMinor: totalMinor,
  subtotalMinor: totalMinor,
  discounts: [],
  discountPercent: 0,
  credits: [],
  planCreditMinor: 0,
  totalMinor,
});
