import * as z from 'zod/mini';
import { countSchema } from '../foundation/schemas';
import { planSchema } from './select-plan';

/**
 * A member's session credit: what is left of the paid month and until when, or, below zero, what is owed; what was
 * given back after its month, and until when; what is `withheld` while a bank decides, by invoice; what is `reserved`
 * for a change of plan. Missing until a month of a plan is paid.
 *
 * @document users/{uid}/totals/credit
 * @reads owner.
 * @writes In the commit that gives, uses or gives back credit.
 * @goes with the account.
 */
export const creditSchema = z.object({
  balanceMinor: z.int(),
  usableUntil: z.date(),
  plan: planSchema,
  monthStart: z.date(),
  returnedMinor: countSchema,
  returnedUntil: z.nullable(z.date()),
  withheld: z.record(z.string(), countSchema),
  reserved: z.nullable(z.object({ plan: planSchema, amountMinor: countSchema, until: z.date() })),
  updatedAt: z.date(),
});
export type StoredCredit = z.infer<typeof creditSchema>;

/**
 * A reason why the credit has changed, each once: `grant_{invoice}`, negative for a smaller plan,
 * `taken_{invoice}_{number}` for a part of a payment that went back, `use_{booking}`, `return_{booking}`, `end_{…}` of
 * either for a part that wasn't used in time. Each must not exist. Their amounts sum to the total of `totals/credit`.
 *
 * @document users/{uid}/creditEntries/{id}
 * @reads no client.
 * @writes With `totals/credit`.
 * @goes with the account.
 */
export const creditEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    /** A month was paid, or a plan was changed within it: negative for a smaller one. */
    kind: z.literal('grant'),
    amountMinor: z.int(),
    invoiceId: z.string(),
    plan: planSchema,
    paidMinor: z.int(),
    periodStart: z.date(),
    periodEnd: z.date(),
    at: z.date(),
  }),
  z.object({
    /** The payment went back, or a bank decided that it comes to us after all. */
    kind: z.literal('taken'),
    amountMinor: z.int(),
    invoiceId: z.string(),
    at: z.date(),
  }),
  z.object({
    /** A session was paid with it. */
    kind: z.literal('use'),
    amountMinor: z.int(),
    bookingId: z.string(),
    monthMinor: countSchema,
    returnedMinor: countSchema,
    usableUntil: z.date(),
    at: z.date(),
  }),
  z.object({
    /** The session was canceled, or a part of its price was refunded. */
    kind: z.literal('return'),
    amountMinor: countSchema,
    bookingId: z.string(),
    at: z.date(),
  }),
  z.object({
    /** It wasn't used in time. */
    kind: z.literal('end'),
    amountMinor: z.int(),
    at: z.date(),
  }),
]);
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/**
 * `none`: a plan was asked for, and isn't paid yet. `incomplete`: the first payment waits for the bank.
 * `late`: a payment failed, and the plan ends unless it is made up for.
 */
export const SUBSCRIPTION_STATUSES = ['none', 'incomplete', 'active', 'late', 'ended'] as const;

/**
 * A member's plan at the payment provider: status, paid month, whether it ends with it, the grace after a failed
 * payment and the page that makes up for it, the plans of which a bank asks a payment back. Missing where plans are
 * free.
 *
 * @document subscriptions/{uid}
 * @reads owner, by id.
 * @writes `syncSubscription`, from what the provider says; `openPlanCheckout` the page where a plan can be paid.
 * @goes by the removal of the account, once the provider has ended the plan.
 */
export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  plan: z.nullable(planSchema),
  periodStart: z.nullable(z.date()),
  periodEnd: z.nullable(z.date()),
  endsWithMonth: z.boolean(),
  /** The end of the time in which a failed payment can be made up for. */
  graceUntil: z.nullable(z.date()),
  /** The provider's page where it can. */
  payUrl: z.nullable(z.string()),
  /** The provider's ids. */
  subscriptionId: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  /** The page where a plan can be paid: there is one at most. */
  checkoutId: z.nullable(z.string()),
  /** The provider's ids of the plans, this one or earlier ones, of which a bank asks a payment back. */
  disputed: z.array(z.string()),
  /** The time at which the provider is asked again; null if nothing is to be expected. */
  dueAt: z.nullable(z.date()),
  updatedAt: z.date(),
});
export type StoredSubscription = z.infer<typeof subscriptionSchema>;

/** Inputs of the callables about plans. */
export const choosePlanInput = z.strictObject({ plan: planSchema });
/** False: the plan goes on after all. */
export const endPlanInput = z.strictObject({ ends: z.boolean() });
