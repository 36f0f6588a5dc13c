import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import type { Doc } from '../../lib/readers';
import { payoutState } from './payout-state';

const HEAD = [
  'Booking',
  'State',
  'Due (UTC)',
  'Paid (UTC)',
  'Currency',
  'Session',
  'Platform fee',
  'Payout',
];

/** Payouts as a table for a spreadsheet (RFC 4180), amounts in whole units with a point. */
export function payoutCsv(payouts: readonly Doc<Payout>[], now: Date): string {
  const rows = payouts.map(({ id, data }) => [
    id,
    payoutState(data, now),
    data.dueAt.toISOString(),
    data.paidAt?.toISOString() ?? '',
    data.currency,
    amount(data.keptMinor),
    amount(data.platformFeeMinor),
    amount(data.payoutMinor),
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function amount(minor: number): string {
  return (minor / MINOR_PER_MAJOR).toFixed(2);
}

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
