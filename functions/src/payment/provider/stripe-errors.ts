import { PaymentError } from './payment-provider';

interface Failure {
  readonly type: unknown;
  readonly code: unknown;
  readonly param: unknown;
  readonly message: string;
}

/** The words of Stripe about a failure; null if it comes from elsewhere. */
export function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('type' in error)) return null;
  return {
    type: error.type,
    code: 'code' in error ? error.code : undefined,
    param: 'param' in error ? error.param : undefined,
    message: error.message,
  };
}

/** Whether the payment, page or plan is no longer in a state for what was asked. */
export function isTooLate(error: unknown): boolean {
  return failureOf(error)?.type === 'StripeInvalidRequestError' && !isGone(error);
}

function isGone(error: unknown): boolean {
  return failureOf(error)?.code === 'resource_missing';
}

/**
 * Runs a request to Stripe.
 * @throws PaymentError `declined` for a refused card and `gone` for what isn't there; else what was thrown.
 */
export async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.type === 'StripeCardError') throw new PaymentError('declined', failure.message);
    if (failure && isGone(error)) throw new PaymentError('gone', failure.message);
    throw error;
  }
}

const CANNOT_RECEIVE: readonly unknown[] = [
  'account_closed',
  'account_invalid',
  'insufficient_capabilities_for_transfer',
  'transfers_not_allowed',
];

/** Whether a transfer failed because of the account that it goes to. */
export function isRefusedByAccount(error: unknown): boolean {
  const failure = failureOf(error);
  if (!failure) return false;
  if (CANNOT_RECEIVE.includes(failure.code)) return true;
  return isGone(error) && failure.param === 'destination';
}
