import * as z from 'zod/mini';
import { CURRENCY } from '../foundation/money';
import { countSchema } from '../foundation/schemas';
import { CREDIT_KINDS } from './credits';
import { DISCOUNT_KINDS } from './discounts';

const percentSchema = z.int().check(z.minimum(0), z.maximum(100));

/** A price as shown, agreed to, and stored with a booking. */
export const priceSchema = z.object({
  currency: z.literal(CURRENCY),
  /** Price per hour of this activity with this companion. */
  rateMinor: countSchema,
  subtotalMinor: countSchema,
  discounts: z.array(z.object({ kind: z.enum(DISCOUNT_KINDS), percent: percentSchema })),
  /** Sum of the discounts, 100 at most. */
  discountPercent: percentSchema,
  /** Taken off after the percentages. */
  credits: z.array(z.object({ kind: z.enum(CREDIT_KINDS), amountMinor: countSchema })),
  /** Paid with the plan's session credit, after everything else has come off. */
  planCreditMinor: countSchema,
  /** The rest for the card. */
  totalMinor: countSchema,
});
export type Price = z.infer<typeof priceSchema>;
