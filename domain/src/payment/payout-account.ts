import * as z from 'zod/mini';

/** `incomplete`: the provider needs more. `ready`: it pays out. */
export const PAYOUT_ACCOUNT_STATUSES = ['incomplete', 'ready'] as const;

/**
 * A companion's account at the payment provider: its id, whether it is ready, what is missing. The listing repeats it
 * in `payoutAccount`; where payments are live, only companions with a ready account are listed.
 *
 * @document payoutAccounts/{uid}
 * @reads its owner, by id.
 * @writes `syncPayoutAccount`, from what the provider says.
 * @goes with the account, once nothing is left to be paid.
 */
export const payoutAccountSchema = z.object({
  /** The provider's id. */
  accountId: z.string(),
  status: z.enum(PAYOUT_ACCOUNT_STATUSES),
  /** Whether the companion has sent in the provider's form. */
  isSubmitted: z.boolean(),
  /** The missing facts, as the provider names them: "external_account". */
  missing: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  /** The time at which payouts stop without it. */
  missingBy: z.nullable(z.date()),
  updatedAt: z.date(),
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
