import type { Stripe } from 'stripe';

export interface StripeSettings {
  /** Address of a stand-in; empty for Stripe itself. */
  readonly apiUrl: string;
  readonly secretKey: string;
  /** The secrets of the endpoints that receive webhooks: Stripe has one for our account and one for connected accounts. */
  readonly webhookSecrets: readonly string[];
}

/** Loads the library at its first use, and then answers with the same client. */
export type LoadStripe = () => Promise<Stripe>;

/** The version that the types of the library describe. */
const API_VERSION = '2026-10-28.endive';

/** A callable has a minute; three attempts must fit. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** The library takes 200 ms to load, so functions that move no money don't load it. */
export function stripeLoader(settings: StripeSettings): LoadStripe {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= connect(settings);
    return client;
  };
}

async function connect({ apiUrl, secretKey }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    ...(apiUrl === '' ? {} : addressOf(new URL(apiUrl))),
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}
