import * as z from 'zod/mini';
import { CURRENCY } from '../foundation/money';
import { countSchema } from '../foundation/schemas';
import type { Payment } from './ledger';

/**
 * What a payment provider moves. Its account with us is `balance`; what it keeps goes to `processor`, and
 * a payment comes from, and goes back to, the member's `card`.
 */
export const MOVEMENT_KINDS = [
  'capture',
  'fee',
  'refund',
  // The member's bank takes the money back, and may return it.
  'chargeback',
  'chargeback-fee',
  'chargeback-won',
] as const;

const movementSchema = z.object({
  kind: z.enum(MOVEMENT_KINDS),
  /** The provider's id of it; with the kind, it is here once. */
  id: z.string(),
  amountMinor: countSchema,
  at: z.date(),
});
export type Movement = z.infer<typeof movementSchema>;

/**
 * A payment at the provider: all that it has moved for a booking, and when it has to be asked again.
 *
 * @document charges/{bookingId}
 * @reads no client.
 * @writes Functions. `onChargeWritten` and `moveCharges` carry out what the ledger wants.
 * @goes with the booking's payment.
 */
export const chargeSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  currency: z.literal(CURRENCY),
  amountMinor: countSchema,
  /** The number of times the member was asked to pay, from 1. */
  attempt: z.int().check(z.minimum(1)),
  /** The time at which the member asked for the page of this attempt; null for the first one, and until they have. */
  attemptAt: z.nullable(z.date()),
  /** The hosted page of this attempt, and what was paid on it. */
  checkoutId: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  movements: z.array(movementSchema),
  chargeback: z.nullable(
    z.object({ id: z.string(), status: z.enum(['open', 'won', 'lost']), at: z.date() }),
  ),
  /** The time at which the provider is asked again; null while it agrees with the ledger. */
  dueAt: z.nullable(z.date()),
  /** The failures of that in a row, and how it failed last. */
  tries: countSchema,
  problem: z.nullable(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Charge = z.infer<typeof chargeSchema>;

/** Adds movements that aren't there yet. */
export function withMovements(
  movements: readonly Movement[],
  found: readonly Movement[],
): Movement[] {
  const isThere = ({ kind, id }: Movement) =>
    movements.some((one) => one.kind === kind && one.id === id);
  return [...movements, ...found.filter((one) => !isThere(one))];
}

/** The sum of movements, in minor units. */
export interface Moved {
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** Including what the bank took back. */
  readonly returnedMinor: number;
  readonly feeMinor: number;
  /** The rest of them in our account at the provider. */
  readonly balanceMinor: number;
}

export function movedBy(movements: readonly Movement[]): Moved {
  const sum = (...kinds: Movement['kind'][]) =>
    movements
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
  const capturedMinor = sum('capture');
  const refundedMinor = sum('refund');
  const returnedMinor = refundedMinor + sum('chargeback') - sum('chargeback-won');
  const feeMinor = sum('fee', 'chargeback-fee');
  return {
    capturedMinor,
    refundedMinor,
    returnedMinor,
    feeMinor,
    balanceMinor: capturedMinor - returnedMinor - feeMinor,
  };
}

/** A payment at the provider, as far as it decides what is to be done. */
export interface ProviderState {
  readonly status: 'open' | 'authorized' | 'captured' | 'released';
  readonly capturedMinor: number;
  /** Without what a bank took back. */
  readonly refundedMinor: number;
  /** While a bank asks for the money back, or once it has it, nothing can be refunded. */
  readonly isTakenBack: boolean;
}

/** The step that the provider has to take so that it agrees with the ledger. */
export type NextMove =
  | { readonly act: 'none' }
  | { readonly act: 'release' }
  | { readonly act: 'refund'; readonly amountMinor: number }
  /** Nothing that we may do by ourselves mends it. */
  | { readonly act: 'ask-staff'; readonly problem: 'not-captured' | 'refunded-too-much' };

/**
 * Compares the ledger with the provider. Whatever was done half way, twice or never: the next move depends
 * only on what both say now.
 * @param payment null if there is no booking: nothing may be kept.
 */
export function nextMove(
  payment: Pick<Payment, 'status' | 'refundedMinor'> | null,
  state: ProviderState,
): NextMove {
  if (state.isTakenBack) return { act: 'none' };
  const left = state.capturedMinor - state.refundedMinor;
  if (payment === null || payment.status === 'voided') {
    if (state.status === 'authorized') return { act: 'release' };
    return left > 0 ? { act: 'refund', amountMinor: left } : { act: 'none' };
  }
  if (payment.status === 'authorized' || payment.status === 'unpaid') return { act: 'none' };
  if (state.status !== 'captured') return { act: 'ask-staff', problem: 'not-captured' };
  const owed = payment.refundedMinor - state.refundedMinor;
  if (owed < 0) return { act: 'ask-staff', problem: 'refunded-too-much' };
  return owed === 0 ? { act: 'none' } : { act: 'refund', amountMinor: owed };
}
