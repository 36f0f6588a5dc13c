import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { countSchema } from '../foundation/schemas';
import { balances } from './balance';
import { type Charge, movedBy } from './charge';
import type { Payment, Payout } from './ledger';

/** The ways in which ledger and provider can disagree about a booking, and all else that staff have to look after. */
export const MONEY_PROBLEMS = [
  // What the member paid and got back isn't what the ledger says.
  'member',
  // What was sent to the companion isn't.
  'companion',
  // The member's bank asks for the money back.
  'chargeback',
] as const;
export type MoneyProblem = (typeof MONEY_PROBLEMS)[number];

/** The words in which our team reads them. */
export const MONEY_PROBLEM_WORDS: Readonly<Record<MoneyProblem, string>> = {
  member: 'What the member paid differs',
  companion: 'What the companion was sent differs',
  chargeback: 'The member’s bank asks for the money back',
};

/** The money of one booking on both sides, in minor units. */
export interface ComparedMoney {
  /** The amount that the member paid, less the one they got back. */
  readonly paidMinor: { readonly ledger: number; readonly provider: number };
  /** The amount that the companion was sent. */
  readonly sentMinor: { readonly ledger: number; readonly provider: number };
}

interface Compared {
  readonly payment: Payment;
  readonly payout: Payout | null;
  /** Null for a session that cost nothing. */
  readonly charge: Charge | null;
  /** By all transfers of the booking, less what was taken back. */
  readonly transferredMinor: number;
}

/**
 * Both sides of a booking's money; what a pilot only wrote down is expected nowhere. Each booking's ledger sums to
 * zero, so what is left with us agrees if these two do.
 */
export function compareMoney({
  payment,
  payout,
  charge,
  transferredMinor,
}: Compared): ComparedMoney {
  const { member, bank } = balances([...payment.entries, ...(payout?.entries ?? [])]);
  const moved = movedBy(charge?.movements ?? []);
  const isWritten = payment.provider === null;
  const isSent = !isWritten || (payout !== null && payout.transferId !== null);
  return {
    paidMinor: {
      // No negative zero.
      ledger: isWritten ? 0 : 0 - member,
      provider: moved.capturedMinor - moved.returnedMinor,
    },
    sentMinor: { ledger: isSent ? bank : 0, provider: transferredMinor },
  };
}

/** A payout that couldn't be sent for so long needs staff, such as when our balance isn't enough. */
export const SENT_WITHIN_MS = DAY_MS;

/**
 * What is wrong with a booking's money after the provider was asked. What is on its way is no problem: a
 * request whose card is charged before the companion's answer is stored, and a payout that is being sent, unless
 * that takes too long.
 */
export function moneyProblems(compared: Compared, now: Date): MoneyProblem[] {
  const { payment, payout, charge } = compared;
  const { paidMinor, sentMinor } = compareMoney(compared);
  const isAsked = payment.status === 'authorized' || payment.status === 'unpaid';
  const isDisputed = charge?.chargeback?.status === 'open';
  const isMemberWrong = !isAsked && !isDisputed && paidMinor.ledger !== paidMinor.provider;
  const isSentWrong =
    payout?.status === 'sending'
      ? now.getTime() - payout.dueAt.getTime() >= SENT_WITHIN_MS
      : sentMinor.ledger !== sentMinor.provider;
  return [
    ...(isMemberWrong ? ['member' as const] : []),
    ...(isSentWrong ? ['companion' as const] : []),
    ...(isDisputed ? ['chargeback' as const] : []),
  ];
}

const sidesSchema = z.object({ ledger: z.int(), provider: z.int() });

/**
 * A booking on whose money ledger and provider differ, or that has a chargeback.
 *
 * @document moneyCases/{bookingId}
 * @reads staff, by `readAsStaff`.
 * @writes `comparePayments`; `mendMoney` by staff, and `undoDecision`.
 * @goes never: a case names the booking only
 */
export const moneyCaseSchema = z.object({
  spenderId: z.string(),
  earnerId: z.string(),
  problems: z.array(z.enum(MONEY_PROBLEMS)),
  paidMinor: sidesSchema,
  sentMinor: sidesSchema,
  status: z.enum(['open', 'closed']),
  foundAt: z.date(),
  checkedAt: z.date(),
  /** The number of times it was found since it was last closed. */
  times: countSchema,
  closedAt: z.nullable(z.date()),
  /** Null if a later comparison found nothing. */
  closedBy: z.nullable(z.string()),
});
export type MoneyCase = z.infer<typeof moneyCaseSchema>;
