import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import { earningsLine } from '@hearthkin/domain/payment/statement';
import { profilesOf } from '../../data/accounts/account-queries';
import { askServer } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { csvOf } from '../../lib/csv';
import { payoutState } from './payout-state';
import { activityWords } from './payout-words';

const HEAD = [
  'Booking',
  'Date',
  'Member',
  'Activity',
  'Currency',
  'List price',
  'Your offers',
  'Covered by Hearthkin',
  'Member’s price',
  'Platform fee',
  'You receive',
  'State',
  'Due (UTC)',
];

/** Names by uid. Deleted accounts have none. */
type Names = ReadonlyMap<string, string>;

/** Amounts are in euros with a decimal point; dates are on the companion's clock. */
export function payoutCsv(
  payouts: readonly Doc<Payout>[],
  names: Names,
  now: Date,
): Promise<string> {
  const rows = payouts.map(({ id, data }) => {
    const { date, grossMinor, offersMinor, coveredMinor, feeMinor, netMinor } = earningsLine(data);
    return [
      id,
      date,
      names.get(data.spenderId) ?? '',
      activityWords(data),
      data.currency,
      ...[grossMinor, offersMinor, coveredMinor, data.keptMinor, feeMinor, netMinor].map(amount),
      payoutState(data, now),
      data.dueAt,
    ];
  });
  return csvOf(HEAD, rows);
}

/** Profiles read at a time. */
const PROFILES = 50;

/** The names of the members of some payouts. */
export async function memberNames(payouts: readonly Doc<Payout>[]): Promise<Names> {
  const uids = [...new Set(payouts.map(({ data }) => data.spenderId))];
  const names = new Map<string, string>();
  for (let from = 0; from < uids.length; from += PROFILES) {
    const profiles = await askServer(profilesOf(uids.slice(from, from + PROFILES)));
    for (const [uid, profile] of profiles) if (profile) names.set(uid, profile.displayName);
  }
  return names;
}

function amount(minor: number): string {
  return (minor / MINOR_PER_MAJOR).toFixed(2);
}
