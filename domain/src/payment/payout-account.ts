import * as z from 'zod/mini';

/** `incomplete`: the provider needs more. `ready`: it pays out. */
export const PAYOUT_ACCOUNT_STATUSES = ['incomplete', 'ready'] as const;

/**
 * `payoutAccounts/{uid}`: where a companion is paid, at the payment provider. Its owner reads it, functions
 * write it.
 */
export const payoutAccountSchema = z.object({
  /** The provider's id. */
  accountId: z.string(),
  status: z.enum(PAYOUT_ACCOUNT_STATUSES),
  /** Whether the companion has sent in the provider's form. */
  isSubmitted: z.boolean(),
  /** What is missing, as the provider names it: "external_account". */
  missing: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  /** When payouts stop without it. */
  missingBy: z.nullable(z.date()),
  updatedAt: z.date(),
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
