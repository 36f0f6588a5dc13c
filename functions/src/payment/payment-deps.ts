import { AppError } from '@hearthkin/domain/foundation/errors';
import { siteAddress } from '../mail/mail-params';
import { logger } from '../platform/logger';
import { type PaymentDeps, paymentDeps } from './provider/payment-params';

/** Dependencies of a function that opens a page of the provider. */
export interface PageDeps extends PaymentDeps {
  /** The site's URL, without a trailing slash; empty if not configured. */
  readonly siteUrl: string;
}

export function pageDeps(): PageDeps {
  return { ...paymentDeps(), siteUrl: siteAddress() };
}

/** Asks the provider on behalf of a person who waits. @throws AppError `payment-unavailable` */
export async function asked<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    logger.error(`The payment provider failed: ${what}`, { error: String(error) });
    throw new AppError('payment-unavailable', `The provider failed: ${what}`);
  }
}
