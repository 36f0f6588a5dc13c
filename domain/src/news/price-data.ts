import * as z from 'zod/mini';
import type { ToldPrice } from '../payment/payment-words';
import { priceSchema } from '../pricing/price';

const toldPriceSchema = z.pick(priceSchema, {
  subtotalMinor: true,
  discounts: true,
  credits: true,
  planCreditMinor: true,
  totalMinor: true,
});

/** A price as data of a notification, which holds strings. */
export function priceData(price: ToldPrice): { readonly price: string } {
  return { price: JSON.stringify(toldPriceSchema.parse(price)) };
}

/** The price in a notification's data; null where it names none. */
export function priceOf({ price }: { readonly price?: string | undefined }): ToldPrice | null {
  if (price === undefined) return null;
  try {
    return toldPriceSchema.parse(JSON.parse(price));
  } catch {
    return null;
  }
}
