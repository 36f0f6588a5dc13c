import type { Stripe } from 'stripe';
import { listObject } from './list';

type Given = Pick<
  Stripe.Transfer,
  | 'id'
  | 'amount'
  | 'balance_transaction'
  | 'created'
  | 'currency'
  | 'destination'
  | 'metadata'
  | 'source_transaction'
  | 'transfer_group'
>;

export function transferObject(given: Given): Stripe.Transfer {
  return {
    object: 'transfer',
    amount_reversed: 0,
    description: null,
    livemode: false,
    reversals: listObject([], `/v1/transfers/${given.id}/reversals`),
    reversed: false,
    source_type: 'card',
    ...given,
  };
}
