import * as z from 'zod/mini';
import { ACTIVITY_IDS } from '../foundation/activities';
import { CURRENCY } from '../foundation/money';
import { countSchema } from '../foundation/schemas';
import { timeZoneSchema } from '../foundation/time-zone';
import { CREDIT_KINDS } from '../pricing/credits';
import { DISCOUNT_KINDS } from '../pricing/discounts';

/**
 * Accounts that money moves between. `settlement` connects the payment, which the member may read,
 * with the payout, which they may not.
 */
export const LEDGER_ACCOUNTS = [
  'member',
  // The member's session credit.
  'credit',
  'escrow',
  'settlement',
  'companion',
  'platform',
  'processor',
  // The companion's own account.
  'bank',
] as const;

const entrySchema = z.object({
  // A reversal takes an earlier entry back. A chargeback is one that the bank decided for the member.
  kind: z.enum(['hold', 'release', 'refund', 'split', 'reversal', 'payout', 'chargeback']),
  at: z.date(),
  /** Signed amounts, which must sum to zero. */
  lines: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amountMinor: z.int() })).check(
    z.refine((lines) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === 0, {
      error: 'The lines of an entry sum to zero',
    }),
  ),
});
export type LedgerEntry = z.infer<typeof entrySchema>;

/** The entries that a change has added to a payment or payout: they are only ever added. */
export function addedEntries(before: WithEntries | null, after: WithEntries | null): LedgerEntry[] {
  return after?.entries.slice(before?.entries.length ?? 0) ?? [];
}

interface WithEntries {
  readonly entries: LedgerEntry[];
}

/**
 * `authorized`: the card is authorized, and charged once the companion accepts. `unpaid`: the charge failed,
 * so the member has to pay again. `held`: charged, or written down where there is no payment provider.
 * `disputed`: a claim about the session is open, or the member's bank asks for the money back, and no money
 * moves. `voided`: the authorization was released, and nothing was charged.
 */
export const PAYMENT_STATUSES = [
  'authorized',
  'unpaid',
  'held',
  'disputed',
  'released',
  'refunded',
  'partly-refunded',
  'voided',
] as const;

/**
 * The payment of a booking.
 * - `status`: `disputed` while a claim is open; no money moves then.
 *
 * @document payments/{bookingId}
 * @reads its two sides.
 * @writes With the booking.
 * @goes with the booking.
 */
export const paymentSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  participantIds: z.tuple([z.string(), z.string()]),
  currency: z.literal(CURRENCY),
  status: z.enum(PAYMENT_STATUSES),
  /** The provider that moves it; null: amounts are only written down, or there is nothing to pay. */
  provider: z.nullable(z.literal('stripe')),
  /** The amount that is paid by card, and the part of it that is refunded. */
  totalMinor: countSchema,
  refundedMinor: countSchema,
  /** The amount that is paid with session credit, and the part of it that is given back. */
  creditMinor: countSchema,
  refundedCreditMinor: countSchema,
  entries: z.array(entrySchema),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The session behind a payout. Amounts are the part of the price that is kept. */
const payoutSessionSchema = z.object({
  activity: z.enum(ACTIVITY_IDS),
  startsAt: z.date(),
  /** The companion's zone at the time of booking. */
  timeZone: timeZoneSchema,
  /** 100, or less after a late cancellation or a claim. */
  keptPercent: z.int().check(z.minimum(0), z.maximum(100)),
  listMinor: countSchema,
  /** The list price less the companion's own offers. */
  basisMinor: countSchema,
  discounts: z.array(
    z.object({
      kind: z.enum(DISCOUNT_KINDS),
      percent: z.int().check(z.minimum(0), z.maximum(100)),
      bearer: z.enum(['companion', 'platform']),
    }),
  ),
  /** Borne by the platform. */
  credits: z.array(z.enum(CREDIT_KINDS)),
});
export type PayoutSession = z.infer<typeof payoutSessionSchema>;

/**
 * `frozen`: a claim is open, or the member's bank asks for the money back. `held`: our team has stopped it.
 * `waiting`: due, but the companion
 * has no account that can receive it. `sending`: due, and the provider is told. `reversed`: a claim was
 * decided, and nothing is paid.
 */
export const PAYOUT_STATUSES = [
  'pending',
  'frozen',
  'held',
  'waiting',
  'sending',
  'paid',
  'reversed',
] as const;

/** Payouts that the companion may still be paid. */
export const UNPAID_STATUSES = ['pending', 'frozen', 'held', 'waiting', 'sending'] as const;

/**
 * The companion's pay for a booking: `session` has the activity, the start, the list price, the rest of it after the
 * companion's own offers, and who bears which discount. It is apart because rules open whole documents, and the member
 * may read the payment but not this.
 *
 * @document payments/{bookingId}/payouts/companion
 * @reads the companion; across payments in lists of up to 200.
 * @writes When a booking is settled; `releasePayouts` pays it once it is due and `pending`. A claim makes it `frozen`;
 *   what is decided makes it `pending` again, with other amounts perhaps, or `reversed`, with none. `holdPayout` makes
 *   it `held`, and only `holdPayout` ends that: what a claim or a bank decides changes its amounts, not that it is
 *   stopped.
 * @goes with the booking.
 */
export const payoutSchema = z.object({
  earnerId: z.string(),
  /** The member of the session. */
  spenderId: z.string(),
  currency: z.literal(CURRENCY),
  /** The part that is kept of what the member paid, by card and with session credit. */
  keptMinor: countSchema,
  /** The fee on the companion's basis. */
  platformFeeMinor: countSchema,
  /** Paid by the platform; 0 where a provider moves the money, whose fee is in `charges`. */
  processingFeeMinor: countSchema,
  payoutMinor: countSchema,
  /** `paid` once sent to the companion's account; a claim can stop only a pending one. */
  status: z.enum(PAYOUT_STATUSES),
  dueAt: z.date(),
  paidAt: z.nullable(z.date()),
  /** The provider's transfer to the companion's account. */
  transferId: z.nullable(z.string()),
  session: payoutSessionSchema,
  entries: z.array(entrySchema),
});
export type Payout = z.infer<typeof payoutSchema>;

/**
 * Sums of a companion's sessions and payouts.
 *
 * @document users/{uid}/totals/earnings
 * @reads owner.
 * @writes In the commit of each booking, transition and payout of the companion.
 * @goes with the account.
 */
export const earningsSchema = z.object({
  /** The companion's share of everything in escrow; theirs once the session has taken place. */
  heldMinor: z.int(),
  /** The part of `heldMinor` from unanswered requests. */
  requestedMinor: z.int(),
  /** Settled and not paid out, whether due or not. */
  unpaidMinor: z.int(),
  paidMinor: z.int(),
  /** Number of payouts. */
  payouts: z.int(),
  updatedAt: z.date(),
});
export type Earnings = z.infer<typeof earningsSchema>;
