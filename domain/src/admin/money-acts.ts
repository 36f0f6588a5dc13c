import * as z from 'zod/mini';
import { idSchema } from '../foundation/schemas';
import { reasonSchema } from './account-acts';

/** Far above the price of any session, in cents. */
const MAX_MINOR = 2_000_000;

/** Input of `holdPayout`: our team stops a payout that wasn't sent, or lets it go on. */
export const holdPayoutInput = z.strictObject({
  bookingId: idSchema,
  isHeld: z.boolean(),
  reason: reasonSchema,
});

/** Input of `refundSession`: our team gives the member a part of the price back, at our own expense. */
export const refundSessionInput = z.strictObject({
  bookingId: idSchema,
  /** In cents. */
  amountMinor: z.int().check(z.minimum(1), z.maximum(MAX_MINOR)),
  /** The amount that was refunded before, as staff saw it: the same act sent twice refunds once. */
  refundedBeforeMinor: z.int().check(z.minimum(0), z.maximum(MAX_MINOR)),
  reason: reasonSchema,
});

/** Input of `mendMoney`: the provider is asked again about a booking. */
export const mendMoneyInput = z.strictObject({
  bookingId: idSchema,
  /** Closes the case even if the two still disagree: staff have mended it at the provider. */
  closes: z.boolean(),
  note: reasonSchema,
});
