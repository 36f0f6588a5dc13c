import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { Doc } from '../../data/kit/readers';
import { csvOf } from '../../lib/csv';
import { payoutState } from './payout-state';

const HEAD = ['Booking', 'State', 'Due (UTC)', 'Currency', 'Session', 'Platform fee', 'Payout'];

/** Amounts are in euros with a decimal point. */
export function payoutCsv(payouts: readonly Doc<Payout>[], now: Date): string {
  const rows = payouts.map(({ id, data }) => [
    id,
    payoutState(data, now),
    data.dueAt,
    data.currency,
    amount(data.keptMinor),
    amount(data.platformFeeMinor),
    amount(data.payoutMinor),
  ]);
  return csvOf(HEAD, rows);
}

function amount(minor: number): string {
  return (minor / MINOR_PER_MAJOR).toFixed(2);
}
