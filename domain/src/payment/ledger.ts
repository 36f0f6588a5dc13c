import * as z from 'zod';
import { CURRENCY } from '../money';

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
] as const;

const entrySchema = z.object({
  kind: z.enum(['hold', 'release', 'refund', 'split']),
  at: z.date(),
  /** Signed amounts that sum to zero. */
  lines: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amountMinor: z.int() })),
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
  totalMinor: z.int().min(0),
  refundedMinor: z.int().min(0),
  entries: z.array(entrySchema),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** `payments/{bookingId}/payouts/companion`: how what was kept is shared; not the member's to read. */
export const payoutSchema = z.object({
  earnerId: z.string(),
  currency: z.literal(CURRENCY),
  keptMinor: z.int().min(0),
  platformFeeMinor: z.int().min(0),
  /** Borne by the platform out of its fee. */
  processingFeeMinor: z.int().min(0),
  payoutMinor: z.int().min(0),
  dueAt: z.date(),
  entries: z.array(entrySchema),
});
export type Payout = z.infer<typeof payoutSchema>;
