import type { Companion } from '@hearthkin/domain/companion/companion';
import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import type { State } from '@hearthkin/emulators/payments/state';
import { readyAccount } from '@hearthkin/emulators/seed/payments';
import { testSuite } from './suite';

/**
 * Asks the control of test payments.
 * @throws Error in a suite where nothing is paid, or if it refuses.
 */
export async function paymentsControl<Answer = unknown>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  value?: unknown,
): Promise<Answer> {
  const { testPaymentsUrl } = testSuite();
  if (testPaymentsUrl === undefined) throw new Error('Nothing is paid in this suite.');
  const response = await fetch(`${testPaymentsUrl}/control/${path}`, {
    method,
    ...(value !== undefined && { body: JSON.stringify(value) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

interface PaymentAtProvider {
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
}

/** What test payments know of a booking's payments: one for each page on which a card was tried. */
export async function paymentsAtProvider(bookingId: string): Promise<PaymentAtProvider[]> {
  const { intents, charges } = await paymentsControl<State>('GET', 'state');
  return Object.values(intents)
    .filter(({ metadata }) => metadata.bookingId === bookingId)
    .map(({ status, amount, latest_charge }) => {
      const charge = typeof latest_charge === 'string' ? charges[latest_charge] : undefined;
      const isCaptured = charge?.captured === true;
      return { status, amount, refunded: isCaptured ? charge.amount_refunded : 0 };
    });
}

/** What a listing says of its companion's account, with that account unless there is no need of one. */
interface PaidCompanion {
  readonly state: Companion['payoutAccount'];
  readonly account: PayoutAccount | null;
}

/** Where a companion is paid: in a suite with test payments an account that is ready. */
export async function newPayoutAccount(uid: string): Promise<PaidCompanion> {
  if (testSuite().testPaymentsUrl === undefined) return { state: 'not-needed', account: null };
  const ids = await paymentsControl<Record<string, string>>('POST', 'accounts', { uids: [uid] });
  const { [uid]: accountId = '' } = ids;
  return { state: 'ready', account: readyAccount(accountId, new Date()) };
}
