import { percentOfMinor } from '../foundation/money';
import { DISCOUNT_BEARERS } from '../pricing/discounts';
import type { Price } from '../pricing/price';
import { PLATFORM_FEE_PERCENT } from './platform-fee';

/** The parts of a price that decide a companion's pay. */
export type PayPrice = Pick<Price, 'subtotalMinor' | 'discounts'>;

/** The amount that a companion receives for a session, in minor units. */
export interface CompanionPay {
  /** The list price. */
  readonly listMinor: number;
  /** The list price less the companion's own offers. Hearthkin bears everything else. */
  readonly basisMinor: number;
  /** Our fee: `basisMinor` less `payMinor`. */
  readonly feeMinor: number;
  readonly payMinor: number;
}

/**
 * What a companion receives of a price, whatever the member's own discounts and credits take off.
 * @param keptPercent the part of the price that is kept: all, or half for a late cancellation.
 */
export function companionPayOf(price: PayPrice, keptPercent = 100): CompanionPay {
  const own = price.discounts.filter(({ kind }) => DISCOUNT_BEARERS[kind] === 'companion');
  const ownPercent = own.reduce((sum, { percent }) => sum + percent, 0);
  const basis = percentOfMinor(price.subtotalMinor, 100 - Math.min(ownPercent, 100));
  const kept = (amountMinor: number) => percentOfMinor(amountMinor, keptPercent);
  const basisMinor = kept(basis);
  const payMinor = kept(lessFee(basis));
  return {
    listMinor: kept(price.subtotalMinor),
    basisMinor,
    feeMinor: basisMinor - payMinor,
    payMinor,
  };
}

/** The pay for several sessions. */
export function payOfAll(sessions: readonly { readonly price: PayPrice }[]): number {
  return sessions.reduce((sum, { price }) => sum + companionPayOf(price).payMinor, 0);
}

/** An amount less our fee. */
export function lessFee(amountMinor: number): number {
  return amountMinor - percentOfMinor(amountMinor, PLATFORM_FEE_PERCENT);
}
