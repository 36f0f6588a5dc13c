import type { Stripe } from 'stripe';
import type { Chargeback } from './payment-provider';
import { dateOf, PAGE } from './stripe-values';

/** Null for a question of the bank, which takes no money: a "warning", or what was prevented. */
const STATUS: Partial<Record<string, Chargeback['status']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** The newest chargeback of a payment. */
export async function chargebackOf(stripe: Stripe, paymentId: string): Promise<Chargeback | null> {
  for await (const dispute of stripe.disputes.list({ payment_intent: paymentId, limit: PAGE })) {
    const status = STATUS[dispute.status];
    if (status === undefined) continue;
    return {
      id: dispute.id,
      status,
      amountMinor: dispute.amount,
      feeMinor: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
      at: dateOf(dispute.created),
    };
  }
  return null;
}
