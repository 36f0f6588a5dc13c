import type { Stripe } from 'stripe';
import { declined, invalid } from '../api-error';
import { cardOf, type TestCard } from '../cards';
import { chargeObject } from '../objects/charge';
import { intentObject } from '../objects/payment-intent';
import { refundObject } from '../objects/refund';
import { find, idOf, type Store } from '../store';
import { addMovement } from './balance';
import { openDispute } from './disputes';

/** Stripe's standard price for cards of the European Economic Area. */
const FEE = { percent: 1.5, fixedMinor: 25 };

/** Banks keep an authorization for a week. */
export const AUTHORIZATION_SECONDS = 7 * 24 * 3600;

type NewIntent = Omit<Parameters<typeof intentObject>[0], 'id' | 'created' | 'currency'>;

export function createIntent(store: Store, given: NewIntent): Stripe.PaymentIntent {
  const intent = intentObject({
    ...given,
    id: store.id('pi'),
    created: store.now,
    currency: 'eur',
  });
  store.state.intents[intent.id] = intent;
  store.emit('payment_intent.created', intent);
  return intent;
}

/** A new payment method for a card. */
export function saveCard(store: Store, card: TestCard): string {
  const id = store.id('pm');
  store.state.cards[id] = card.number;
  return id;
}

/**
 * Authorizes a payment with a card, and charges it unless that comes later.
 * @returns Why the bank refused, or null.
 */
export function confirm(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: TestCard,
  paymentMethod: string,
): string | null {
  if (card.declines !== null) {
    fail(store, intent, card.declines);
    return card.declines;
  }
  const charge = chargeObject(store.id('ch'), intent, paymentMethod, store.now);
  store.state.charges[charge.id] = charge;
  Object.assign(intent, {
    amount_capturable: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: paymentMethod,
    status: 'requires_capture',
  } satisfies Partial<Stripe.PaymentIntent>);
  store.emit('charge.succeeded', charge);
  if (intent.capture_method === 'manual') {
    store.emit('payment_intent.amount_capturable_updated', intent);
  } else {
    settle(store, intent, charge, card);
  }
  return null;
}

/**
 * Tries a kept card while no one is there.
 * @throws ApiError if it isn't kept by the payment's customer, or if the bank refuses.
 */
export function confirmWithout(store: Store, intent: Stripe.PaymentIntent, method: string): void {
  if (intent.status !== 'requires_payment_method') {
    throw unexpected(intent, 'confirmed', 'requires_payment_method');
  }
  const customer = store.state.keptCards[method];
  if (customer === undefined || customer !== idOf(intent.customer)) {
    throw invalid('The payment method must be attached to the customer.', {
      param: 'payment_method',
    });
  }
  const card = cardOf(store.state.cards[method] ?? '');
  if (card === undefined) throw invalid('There is no such card.', { param: 'payment_method' });
  if (card.asksAlways) {
    fail(store, intent, 'authentication_required');
    throw declined('authentication_required');
  }
  const refused = confirm(store, intent, card, method);
  if (refused !== null) throw declined(refused);
}

/** Lets a customer's card go. @throws ApiError if no one keeps it. */
export function detachCard(store: Store, method: string): void {
  if (store.state.keptCards[method] === undefined) {
    throw invalid('The payment method you provided is not attached to a customer.');
  }
  delete store.state.keptCards[method];
}

/** The bank wants the member to confirm. */
export function askFirst(store: Store, intent: Stripe.PaymentIntent, url: string): void {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: null, url },
  };
  store.emit('payment_intent.requires_action', intent);
}

export function fail(store: Store, intent: Stripe.PaymentIntent, reason: string): void {
  const error = declined(reason);
  intent.status = 'requires_payment_method';
  intent.amount_capturable = 0;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: reason,
    message: error.message,
  };
  store.emit('payment_intent.payment_failed', intent);
}

/** @throws ApiError if it isn't authorized, or if the bank refuses now. */
export function capture(store: Store, intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'requires_capture') {
    throw unexpected(intent, 'captured', 'requires_capture');
  }
  const charge = find(store.state.charges, idOf(intent.latest_charge), 'charge');
  const card = cardOf(store.state.cards[idOf(intent.payment_method)] ?? '');
  if (card?.failsAtCapture) {
    charge.status = 'failed';
    charge.paid = false;
    charge.failure_code = 'card_declined';
    charge.failure_message = 'Your card was declined.';
    store.emit('charge.failed', charge);
    fail(store, intent, 'generic_decline');
    throw declined('generic_decline');
  }
  settle(store, intent, charge, card);
  store.emit('charge.captured', charge);
}

function settle(
  store: Store,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  card: TestCard | undefined,
): void {
  const movement = addMovement(store, {
    amount: charge.amount,
    fee: Math.round((charge.amount * FEE.percent) / 100) + FEE.fixedMinor,
    source: charge.id,
    type: 'charge',
  });
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.balance_transaction = movement.id;
  intent.status = 'succeeded';
  intent.amount_capturable = 0;
  intent.amount_received = intent.amount;
  store.emit('payment_intent.succeeded', intent);
  if (card?.isDisputed) openDispute(store, charge);
}

/** @throws ApiError if it is charged or canceled. */
export function cancel(
  store: Store,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpected(intent, 'canceled', 'requires_payment_method, requires_capture');
  }
  const wasAuthorized = intent.status === 'requires_capture';
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.canceled_at = store.now;
  intent.cancellation_reason = reason;
  const charge = store.state.charges[idOf(intent.latest_charge)];
  if (wasAuthorized && charge) {
    charge.refunded = true;
    charge.amount_refunded = charge.amount;
    if (reason === 'automatic') store.emit('charge.expired', charge);
    else store.emit('charge.refunded', charge);
  }
  store.emit('payment_intent.canceled', intent);
}

function unexpected(intent: Stripe.PaymentIntent, verb: string, wanted: string) {
  return invalid(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}. ` +
      `Only one with one of these can: ${wanted}.`,
    { code: 'payment_intent_unexpected_state' },
  );
}

/** @throws ApiError if that much isn't there to be given back. */
export function refund(
  store: Store,
  intent: Stripe.PaymentIntent,
  amount: number | null,
  metadata: Record<string, string>,
): Stripe.Refund {
  const charge = find(store.state.charges, idOf(intent.latest_charge), 'charge');
  if (!charge.captured) {
    throw invalid('This PaymentIntent does not have a successful charge to refund.');
  }
  // Once it is won, the money is ours again.
  const disputes = Object.values(store.state.disputes).filter((each) => each.charge === charge.id);
  if (disputes.some(({ status }) => status !== 'won')) {
    throw invalid(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  }
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const given = amount ?? left;
  if (given > left) {
    throw invalid('Refund amount is greater than the unrefunded amount.', { param: 'amount' });
  }
  const id = store.id('re');
  const movement = addMovement(store, { amount: -given, fee: 0, source: id, type: 'refund' });
  const made = refundObject(charge, {
    id,
    amount: given,
    balance_transaction: movement.id,
    created: store.now,
    metadata,
  });
  store.state.refunds[id] = made;
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  store.emit('refund.created', made);
  store.emit('charge.refunded', charge);
  return made;
}
