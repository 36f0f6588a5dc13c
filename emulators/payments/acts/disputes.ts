import type { Stripe } from 'stripe';
import { invalid } from '../api-error';
import { disputeObject } from '../objects/dispute';
import { find, idOf, type Store } from '../store';
import { addMovement } from './balance';

/** The fee of Stripe in the European Economic Area for each chargeback, also one that is won. */
const DISPUTE_FEE_MINOR = 2000;

export function openDispute(store: Store, charge: Stripe.Charge): Stripe.Dispute {
  const id = store.id('dp');
  const withdrawn = addMovement(store, {
    amount: -charge.amount_captured,
    fee: DISPUTE_FEE_MINOR,
    source: id,
    type: 'adjustment',
  });
  const dispute = disputeObject(id, charge, withdrawn, store.now);
  store.state.disputes[id] = dispute;
  charge.disputed = true;
  store.emit('charge.dispute.created', dispute);
  store.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** @throws ApiError if it is decided. */
export function closeDispute(
  store: Store,
  dispute: Stripe.Dispute,
  outcome: 'won' | 'lost',
): Stripe.Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalid(`The dispute ${dispute.id} is already ${dispute.status}.`);
  }
  dispute.status = outcome;
  if (outcome === 'won') {
    const returned = addMovement(store, {
      amount: dispute.amount,
      fee: 0,
      source: dispute.id,
      type: 'adjustment',
    });
    dispute.balance_transactions.push(returned);
    store.emit('charge.dispute.funds_reinstated', dispute);
  }
  store.emit('charge.dispute.closed', dispute);
  return dispute;
}

/**
 * Opens a chargeback of a captured payment, or decides the one that is open.
 * @throws ApiError if the payment isn't charged.
 */
export function dispute(
  store: Store,
  paymentId: string,
  close: 'won' | 'lost' | null,
): Stripe.Dispute {
  const intent = find(store.state.intents, paymentId, 'payment_intent', 'paymentIntent');
  const charge = store.state.charges[idOf(intent.latest_charge)];
  if (!charge?.captured) throw invalid(`${paymentId} is not charged.`, { param: 'paymentIntent' });
  const open = Object.values(store.state.disputes).find(
    (each) => each.charge === charge.id && each.status === 'needs_response',
  );
  const found = open ?? openDispute(store, charge);
  return close === null ? found : closeDispute(store, found, close);
}
