import type { Stripe } from 'stripe';

type Given = Pick<
  Stripe.BalanceTransaction,
  'id' | 'amount' | 'created' | 'currency' | 'fee' | 'source' | 'type'
>;

/** A movement on the platform's balance. Money is available at once. */
export function movementObject(given: Given): Stripe.BalanceTransaction {
  const { amount, created, currency, fee, type } = given;
  return {
    object: 'balance_transaction',
    available_on: created,
    balance_type: 'payments',
    description: null,
    exchange_rate: null,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    status: 'available',
    ...given,
  };
}
