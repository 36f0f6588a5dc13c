import * as z from 'zod/mini';
import { CURRENCY } from '../money';
import { countSchema } from '../schemas';

/**
 * Accounts money moves between. `settlement` stands between what the member may see of a payment
 * and how the platform and the companion share it.
 */
export const LEDGER_ACCOUNTS = [
  'member',
  'escrow',
  'settlement',
  'companion',
  'platform',
  'processor',
  // Where a companion's earnings are paid out to.
  'bank',
] as const;

const entrySchema = z.object({
  kind: z.enum(['hold', 'release', 'refund', 'split', 'payout']),
  at: z.date(),
  /** Signed amounts. An entry moves money, it neither makes nor loses any. */
  lines: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amountMinor: z.int() })).check(
    z.refine((lines) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === 0, {
      error: 'The lines of an entry sum to zero',
    }),
  ),
});
export type LedgerEntry = z.infer<typeof entrySchema>;

export const PAYMENT_STATUSES = ['held', 'released', 'refunded', 'partly-refunded'] as const;

/** `payments/{bookingId}`: what both sides of a booking may know of its money. */
export const paymentSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  participantIds: z.tuple([z.string(), z.string()]),
  currency: z.literal(CURRENCY),
  status: z.enum(PAYMENT_STATUSES),
  totalMinor: countSchema,
  refundedMinor: countSchema,
  entries: z.array(entrySchema),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const PAYOUT_STATUSES = ['pending', 'paid'] as const;

/** `payments/{bookingId}/payouts/companion`: how what was kept is shared; not the member's to read. */
export const payoutSchema = z.object({
  earnerId: z.string(),
  /** Whose session it was. */
  spenderId: z.string(),
  currency: z.literal(CURRENCY),
  keptMinor: countSchema,
  platformFeeMinor: countSchema,
  /** Borne by the platform out of its fee. */
  processingFeeMinor: countSchema,
  payoutMinor: countSchema,
  /** `paid` once it has left for the companion's bank, which it does when it is due. */
  status: z.enum(PAYOUT_STATUSES),
  dueAt: z.date(),
  paidAt: z.nullable(z.date()),
  entries: z.array(entrySchema),
});
export type Payout = z.infer<typeof payoutSchema>;

/**
 * `users/{uid}/totals/earnings`: what a companion's sessions and payouts come to, kept with every
 * change of one, so that they need not be added up.
 */
export const earningsSchema = z.object({
  /** The companion's share of everything held in escrow: not theirs before the session took place. */
  heldMinor: z.int(),
  /** As much of what is held as requests without an answer come to. */
  requestedMinor: z.int(),
  /** Settled and not paid out, due or not. */
  unpaidMinor: z.int(),
  paidMinor: z.int(),
  /** Payouts there have been, of either kind. */
  payouts: z.int(),
  updatedAt: z.date(),
});
export type Earnings = z.infer<typeof earningsSchema>;
