import { type Payments, STAND_IN_KEY, startPayments } from '@hearthkin/emulators/payments/payments';
import type {
  CheckoutRequest,
  PaymentProvider,
} from '../../functions/src/payment/provider/payment-provider';
import { stripeProvider } from '../../functions/src/payment/provider/stripe-provider';
import { startReceiver } from './receiver';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** Of the endpoint for connected accounts. */
export const CONNECT_SECRET = 'whsec_of_connected_accounts';

export const CARD = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  asksFirst: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
  failsAtCapture: '4000 0000 0077 0000',
  failsLater: '4000 0000 0000 0341',
} as const;

export const SUCCESS = 'http://site.test/paid?page={CHECKOUT_SESSION_ID}';
export const CANCEL = 'http://site.test/back';

/**
 * The stand-in with our adapter and an address that receives its webhooks.
 * @param from what it remembers, as `Payments.state` returns it, and where its clock stands still until it is told to
 * move on; else it is empty, and its clock goes.
 */
export async function startScene(from: { readonly state?: string; readonly now?: Date } = {}) {
  const receiver = await startReceiver();
  let payments = await startPayments({
    port: 0,
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    siteUrl: 'http://site.test',
    ...from,
  });
  return {
    receiver,
    provider: providerOf(payments),
    get payments(): Payments {
      return payments;
    },
    /** Stops it, and starts another with what it remembered. */
    async restart(): Promise<PaymentProvider> {
      const state = payments.state();
      await payments.close();
      payments = await startPayments({
        port: 0,
        webhookUrl: receiver.url,
        webhookSecret: WEBHOOK_SECRET,
        state,
      });
      return providerOf(payments);
    },
    /** Sends a form of a hosted page; returns where it leads. */
    send: (path: string, fields: Record<string, string>) => send(payments.url, path, fields),
    async control(method: 'PUT' | 'POST', path: string, value: unknown): Promise<unknown> {
      const response = await fetch(`${payments.url}/control/${path}`, {
        method,
        body: JSON.stringify(value),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    async close(): Promise<void> {
      await payments.close();
      await receiver.close();
    },
  };
}

export type Scene = Awaited<ReturnType<typeof startScene>>;

export function providerOf(payments: Payments, secretKey = STAND_IN_KEY): PaymentProvider {
  const webhookSecrets = [WEBHOOK_SECRET, CONNECT_SECRET];
  return stripeProvider({ apiUrl: payments.url, secretKey, webhookSecrets });
}

async function send(base: string, path: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${path} answered ${response.status} and leads nowhere.`);
  return location;
}

export function checkoutOf(
  bookingId: string,
  more: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  return {
    bookingId,
    attempt: 1,
    amountMinor: 4000,
    currency: 'EUR',
    title: 'Session with Nora Q.',
    furtherNote: null,
    email: 'member@example.com',
    successUrl: SUCCESS,
    cancelUrl: CANCEL,
    expiresAt: new Date(Date.now() + 31 * 60_000),
    ...more,
  };
}

/** A payment that a card has authorized. */
export async function authorized(
  { provider, send: sendForm }: Pick<Scene, 'provider' | 'send'>,
  bookingId: string,
  card: string = CARD.pays,
): Promise<string> {
  const page = await provider.openCheckout(checkoutOf(bookingId));
  await sendForm(page.url, { card });
  const { paymentId } = await provider.readCheckout(page.id);
  if (paymentId === null) throw new Error('Nothing was authorized.');
  return paymentId;
}

/** The reason for which a promise is rejected. */
export async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
  throw new Error('Nothing was thrown.');
}
