import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { paymentDeps, paymentSecrets } from '../payment/provider/payment-params';
import { PaymentError, type PaymentProvider } from '../payment/provider/payment-provider';
import { systemClock } from '../platform/clock';
import { INTERACTIVE } from '../platform/deployment';
import { logger } from '../platform/logger';
import { database } from '../platform/records/database';
import { isOfRestore } from '../platform/switches';
import { followPayment } from './follow-payment';

/**
 * What the payment provider tells. The signature is checked over the raw body; an event is only a hint
 * that something has changed, and the state is read from the provider, so order, repetition and delay
 * don't matter. An event whose work fails is answered 500 and sent again.
 */
export const paymentWebhook = onRequest(
  { ...INTERACTIVE, secrets: [...paymentSecrets, ...mailSecrets] },
  async (request, response) => {
    const { provider } = paymentDeps();
    if (provider === null || request.method !== 'POST') {
      response.status(404).end();
      return;
    }
    const signature = request.header('stripe-signature') ?? '';
    const status = await receive(
      { db: database(), provider, now: systemClock.now(), mail: mailDeps() },
      request.rawBody,
      signature,
    );
    response.status(status).end();
  },
);

interface Receiving {
  readonly db: Firestore;
  readonly provider: PaymentProvider;
  readonly now: Date;
  readonly mail: NotifyDeps;
}

/** @returns the HTTP status: 200 if it is done, now or before; 400 for a wrong signature; 500 to get it again. */
export async function receive(
  { db, provider, now, mail }: Receiving,
  rawBody: Buffer,
  signature: string,
): Promise<200 | 400 | 500> {
  try {
    const { id, type, subject } = await provider.readEvent(rawBody, signature);
    if (subject === null) return 200;
    if (await isOfRestore(db, now, now)) return 500;
    await followPayment({ db, provider, now, mail }, subject);
    logger.write({ severity: 'INFO', message: 'payment event', id, type, subject: subject.kind });
    return 200;
  } catch (error) {
    if (error instanceof PaymentError && error.code === 'bad-signature') return 400;
    logger.error('A payment event failed', { error: String(error) });
    return 500;
  }
}
