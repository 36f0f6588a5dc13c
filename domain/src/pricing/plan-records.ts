import * as z from 'zod/mini';
import { countSchema } from '../schemas';
import { planSchema } from './select-plan';

/** `users/{uid}/totals/credit`: a member's session credit (`PlanCredit`). */
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
 * `users/{uid}/creditEntries/{id}`: why a member's session credit has changed, once for each reason. The
 * amounts, with their signs, sum to what `totals/credit` has.
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

/** `subscriptions/{uid}`: a member's plan at the payment provider. */
export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  plan: z.nullable(planSchema),
  periodStart: z.nullable(z.date()),
  periodEnd: z.nullable(z.date()),
  endsWithMonth: z.boolean(),
  /** Until when a failed payment can be made up for. */
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
  /** When the provider is asked again; null if nothing is to be expected. */
  dueAt: z.nullable(z.date()),
  updatedAt: z.date(),
});
export type StoredSubscription = z.infer<typeof subscriptionSchema>;

/** Inputs of the callables about plans. */
export const choosePlanInput = z.strictObject({ plan: planSchema });
/** False: the plan goes on after all. */
export const endPlanInput = z.strictObject({ ends: z.boolean() });
