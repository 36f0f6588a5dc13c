import { LauncherError } from './launcher-error';

/** The provider that moves money in a suite: Stripe or its stand-in, or nothing. */
export type PaymentChoice = 'stripe' | 'none';

/** The parameters that the functions need to talk to Stripe. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/**
 * A developer's own test keys, with which the functions talk to Stripe itself.
 * @throws LauncherError for a key that moves real money, or for one without the other.
 */
export function stripeKeys(env: NodeJS.ProcessEnv): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new LauncherError(
      'Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. Set both, or neither for test payments.',
    );
  }
  if (!secretKey.startsWith('sk_test_')) {
    throw new LauncherError(
      'STRIPE_SECRET_KEY is not a test key, which begins with sk_test_. A local suite takes no other, so that it can’t move real money.',
    );
  }
  return { secretKey, webhookSecret };
}
