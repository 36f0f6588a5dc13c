import type { Stripe } from 'stripe';
import { movementObject } from '../objects/balance-transaction';
import type { Store } from '../store';

type Given = Pick<Stripe.BalanceTransaction, 'amount' | 'fee' | 'source' | 'type'>;

export function addMovement(store: Store, given: Given): Stripe.BalanceTransaction {
  const movement = movementObject({
    ...given,
    id: store.id('txn'),
    created: store.now,
    currency: 'eur',
  });
  store.state.movements[movement.id] = movement;
  return movement;
}

/** The platform's sum: all that moved, less fees. */
export function balance(store: Store): number {
  return Object.values(store.state.movements).reduce((sum, { net }) => sum + net, 0);
}
