import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '@hearthkin/domain/foundation/region';
import { type Payments, STAND_IN_KEY, startPayments } from '../payments/payments';
import { LOCAL_WEBHOOK_SECRET } from './function-params';
import type { StripeKeys } from './payment-choice';
import type { Ports } from './ports';

const FILE = 'payments.json';

interface Given {
  readonly projectId: string;
  readonly ports: Ports;
  readonly siteUrl: string;
  /** The data that an earlier run saved. */
  readonly saved: string | undefined;
}

/** Starts the stand-in for Stripe of a suite; it tells the function paymentWebhook what happens. */
export function startTestPayments({ projectId, ports, siteUrl, saved }: Given): Promise<Payments> {
  return startPayments({
    port: ports.payments,
    webhookUrl: `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/paymentWebhook`,
    webhookSecret: LOCAL_WEBHOOK_SECRET,
    siteUrl,
    state: saved,
  });
}

/** The secrets of payments, which belong to one suite. Without keys, those of the stand-in. */
export function secretsOf(keys: StripeKeys | undefined): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: keys?.secretKey ?? STAND_IN_KEY,
    STRIPE_WEBHOOK_SECRET: keys?.webhookSecret ?? LOCAL_WEBHOOK_SECRET,
  };
}

/** The data that test payments remembered when the suite's was saved. */
export function savedPayments(folder: string | undefined): string | undefined {
  if (folder === undefined || !existsSync(join(folder, FILE))) return undefined;
  return readFileSync(join(folder, FILE), 'utf8');
}

/** Saves it beside the export of the emulators. */
export function savePayments(folder: string, state: string | undefined): void {
  if (state !== undefined) writeFileSync(join(folder, FILE), state);
}
