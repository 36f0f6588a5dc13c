import type { Stripe } from 'stripe';
import { PaymentError, type PaymentProvider, type ProviderEvent } from './payment-provider';
import type { LoadStripe, StripeSettings } from './stripe-client';
import { failureOf } from './stripe-errors';
import { idOf } from './stripe-values';

type Subject = ProviderEvent['subject'];

/** Webhooks, signed with the secret of their endpoint. */
export function stripeEvents(
  load: LoadStripe,
  { secretKey, webhookSecrets }: Pick<StripeSettings, 'secretKey' | 'webhookSecrets'>,
): Pick<PaymentProvider, 'readEvent'> {
  const isLive = secretKey.startsWith('sk_live_') || secretKey.startsWith('rk_live_');
  return {
    async readEvent(rawBody, signature) {
      const event = verified(await load(), rawBody, signature, webhookSecrets);
      // The endpoint for connected accounts is also told of what happens in test mode.
      const subject = event.livemode === isLive ? subjectOf(event) : null;
      return { id: event.id, type: event.type, subject };
    },
  };
}

/** The header as Stripe writes it. Its library throws other errors for an empty or a non-ASCII signature. */
const SIGNATURE = /^\w+=[\da-f]+(?:,\w+=[\da-f]+)*$/;

/** @throws PaymentError `bad-signature` unless one of the secrets has signed it, lately. */
function verified(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): Stripe.Event {
  if (!SIGNATURE.test(signature)) throw new PaymentError('bad-signature', 'The header is none');
  let problem = 'There is no secret';
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.type !== 'StripeSignatureVerificationError') throw error;
      problem = failure.message;
    }
  }
  throw new PaymentError('bad-signature', problem);
}

/**
 * What an event is about; null for one that says nothing new: of what is authorized, charged or captured two are sent. A
 * card is only authorized on the provider’s page, whose own event says so.
 */
function subjectOf(event: Stripe.Event): Subject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', id: event.data.object.id };
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { kind: 'payment', id: event.data.object.id };
    case 'charge.expired':
    case 'charge.refunded':
    case 'charge.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return subject('payment', event.data.object.payment_intent);
    case 'account.updated':
      return { kind: 'account', id: event.data.object.id };
    case 'account.application.deauthorized':
      return subject('account', event.account);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', id: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return subject('subscription', event.data.object.parent?.subscription_details?.subscription);
    default:
      return null;
  }
}

function subject(
  kind: 'payment' | 'account' | 'subscription',
  of: Parameters<typeof idOf>[0],
): Subject {
  const id = idOf(of);
  return id === null ? null : { kind, id };
}
