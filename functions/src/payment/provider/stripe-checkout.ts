import type { Stripe } from 'stripe';
import type {
  CheckoutRequest,
  CheckoutState,
  OpenedPage,
  PaymentProvider,
} from './payment-provider';
import type { LoadStripe } from './stripe-client';
import { asked, isTooLate } from './stripe-errors';
import { idOf, secondsOf } from './stripe-values';

type Checkouts = Pick<PaymentProvider, 'openCheckout' | 'readCheckout' | 'expireCheckout'>;

const STATUS: Partial<Record<string, CheckoutState['status']>> = {
  complete: 'complete',
  expired: 'expired',
};

/** Hosted pages where members authorize a payment. */
export function stripeCheckouts(load: LoadStripe): Checkouts {
  return {
    async openCheckout(request) {
      const stripe = await load();
      const { bookingId, attempt, amountMinor } = request;
      const session = await asked(() =>
        stripe.checkout.sessions.create(sessionOf(request), {
          idempotencyKey: `checkout-${bookingId}-${attempt}-${amountMinor}`,
        }),
      );
      return openedPage(session);
    },

    async readCheckout(checkoutId) {
      const stripe = await load();
      return stateOf(await asked(() => stripe.checkout.sessions.retrieve(checkoutId)));
    },

    async expireCheckout(checkoutId) {
      const stripe = await load();
      try {
        await asked(() => stripe.checkout.sessions.expire(checkoutId));
      } catch (error) {
        if (!isTooLate(error)) throw error;
        const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
        if (status === 'open') throw error;
      }
    },
  };
}

/** @throws Error if Stripe sends a page without an address, as it does for embedded ones. */
export function openedPage({ id, url }: Stripe.Checkout.Session): OpenedPage {
  if (url === null) throw new Error(`The checkout ${id} has no page.`);
  return { id, url };
}

function sessionOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { bookingId, amountMinor, currency, title, furtherNote } = request;
  return {
    mode: 'payment',
    submit_type: 'book',
    // Other methods can't be authorized without being charged.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: title },
        },
      },
    ],
    payment_intent_data: {
      capture_method: 'manual',
      description: title,
      transfer_group: bookingId,
      metadata: { bookingId },
      ...(furtherNote !== null && { setup_future_usage: 'off_session' as const }),
    },
    ...(furtherNote !== null && {
      // Only a customer can keep a card.
      customer_creation: 'always' as const,
      custom_text: { submit: { message: furtherNote } },
    }),
    client_reference_id: bookingId,
    metadata: { bookingId },
    customer_email: request.email,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: secondsOf(request.expiresAt),
  };
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  return {
    id: session.id,
    status: STATUS[session.status ?? 'open'] ?? 'open',
    url: session.url,
    bookingId: session.metadata?.bookingId ?? null,
    paymentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
  };
}
