import type { Checkout } from './checkout';

/** The amount that the page of a request authorizes, with the further requests of its series. */
export function checkoutTotal({
  amountMinor,
  authorizes,
}: Pick<Checkout, 'amountMinor' | 'authorizes'>): number {
  return authorizes.reduce((sum, further) => sum + further.amountMinor, amountMinor);
}
